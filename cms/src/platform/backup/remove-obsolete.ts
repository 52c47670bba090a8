import { listBackups, readManifest, readUploads } from './list-backups';
import { KEYS } from './manifest';
import { findObsolete, type Retention } from './retention';
import type { Store } from './stores/store';

/** What no backup uses may belong to one that is being made. */
const SPARED_MS = 24 * 3_600_000;

/**
 * Deletes the backups that are no longer kept, and what only they used.
 * @returns the names of the deleted ones
 * @throws an error if a backup that is kept cannot be read: then nothing that it could use is deleted
 */
export async function removeObsolete(
  store: Store,
  retention: Retention,
  now = Date.now(),
): Promise<string[]> {
  const ids = await listBackups(store);
  const obsolete = findObsolete(ids, retention, now);
  if (obsolete.length === 0) return [];
  const used = new Set<string>();
  for (const id of ids.filter((one) => !obsolete.includes(one))) {
    const manifest = await readManifest(store, id);
    used.add(KEYS.list(manifest.uploads.list));
    for (const { sha256 } of await readUploads(store, manifest)) used.add(KEYS.file(sha256));
  }
  for (const id of obsolete) {
    // First what makes it a backup: a part of one is never listed.
    await store.remove(KEYS.manifest(id));
    await store.remove(KEYS.database(id));
    await store.remove(KEYS.settings(id));
  }
  for (const { key, storedAt } of [...(await store.list(KEYS.files)), ...(await store.list(KEYS.lists))])
    if (!used.has(key) && storedAt < now - SPARED_MS) await store.remove(key);
  return obsolete;
}
