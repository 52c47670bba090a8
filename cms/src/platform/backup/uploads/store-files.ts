import { createReadStream } from 'node:fs';
import path from 'node:path';
import { computeDigest } from '../../uploads/digests/compute-digest';
import { readChecked } from '../checked-stream';
import { KEYS, type UploadedFile } from '../manifest';
import type { Store } from '../stores/store';
import { orIfMissing } from '../or-if-missing';
import { listFiles, type FoundFile } from './list-files';

/**
 * Stores the files that the store does not have yet, and returns all of them.
 * @param known files that are in the store: those that have not changed are not read again
 */
export async function storeFiles(
  folder: string,
  store: Store,
  known: readonly UploadedFile[],
): Promise<UploadedFile[]> {
  const byPath = new Map(known.map((file) => [file.path, file]));
  const stored: UploadedFile[] = [];
  for (const found of await listFiles(folder)) {
    const before = byPath.get(found.path);
    const isUnchanged = before?.bytes === found.bytes && before.changedAt === found.changedAt;
    const file = isUnchanged ? before : await storeFile(folder, found, store);
    if (file) stored.push(file);
  }
  return stored;
}

/** Undefined: it was deleted meanwhile. */
async function storeFile(folder: string, found: FoundFile, store: Store): Promise<UploadedFile | undefined> {
  const file = path.join(folder, found.path);
  const sha256 = await computeDigest(file).catch(orIfMissing(() => undefined));
  if (sha256 === undefined) return undefined;
  const key = KEYS.file(sha256);
  if (!(await store.has(key))) {
    const open = () => readChecked(createReadStream(file), sha256, file);
    const isStored = await store.write(key, open).then(
      () => true,
      orIfMissing(() => false),
    );
    if (!isStored) return undefined;
  }
  return { ...found, sha256 };
}
