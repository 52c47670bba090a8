import { text } from 'node:stream/consumers';
import { ExpectedFailure, toMessage } from '../failures/expected-failure';
import { readChecked } from './checked-stream';
import { KEYS, parseList, parseManifest, type Manifest, type UploadedFile } from './manifest';
import type { Store } from './stores/store';

/** The names of all complete backups, newest first. */
export async function listBackups(store: Store): Promise<string[]> {
  const pattern = /^backups\/([^/]+)\/manifest\.json$/;
  const objects = await store.list(KEYS.manifests);
  return objects
    .flatMap(({ key }) => pattern.exec(key)?.[1] ?? [])
    .toSorted()
    .toReversed();
}

/** @throws an error that names the backup and what is wrong with it */
export async function readManifest(store: Store, id: string): Promise<Manifest> {
  return naming(id, async () => parseManifest(await text(await store.read(KEYS.manifest(id)))));
}

/** @throws an error that names the backup and what is wrong with it */
export async function readUploads(
  store: Store,
  { id, uploads: { list } }: Manifest,
): Promise<UploadedFile[]> {
  return naming(id, async () => {
    const source = await store.read(KEYS.list(list));
    return parseList(await text(readChecked(source, list, 'its list of uploads')));
  });
}

/**
 * The encrypted settings of a backup.
 * @throws an error that names the backup and what is wrong with it
 */
export async function readSettings(store: Store, { id, settings }: Manifest): Promise<string> {
  return naming(id, async () => {
    if (settings === null) throw new Error('it was made without BACKUP_PASSPHRASE and has no settings');
    const source = await store.read(KEYS.settings(id));
    return text(readChecked(source, settings.sha256, 'its settings'));
  });
}

async function naming<T>(id: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new ExpectedFailure(`The backup ${id} cannot be used: ${toMessage(error).replace(/\.$/, '')}.`);
  }
}
