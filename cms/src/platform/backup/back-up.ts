import fs, { createReadStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { getFreeBytes } from '../database/disk-reserve';
import { ExpectedFailure } from '../failures/expected-failure';
import { hashText } from './checked-stream';
import { computeDigest } from '../uploads/digests/compute-digest';
import type { CopiedDatabase } from './database/copied-database';
import { listBackups, readManifest, readUploads } from './list-backups';
import { KEYS, toId, type Manifest, type UploadedFile } from './manifest';
import type { Store } from './stores/store';
import { storeFiles } from './uploads/store-files';

export interface Source {
  database: CopiedDatabase;
  uploadsDir: string;
  /** For the copy of the database, which is removed afterwards. */
  scratchDir: string;
  /** Encrypted; undefined: they are left out. */
  settings: string | undefined;
}

/**
 * Makes a backup of a running system. Its manifest is stored last: whatever fails, there is no incomplete backup in the
 * list, and earlier ones are as they were.
 */
export async function backUp(
  { database, uploadsDir, scratchDir, settings }: Source,
  store: Store,
): Promise<Manifest> {
  requireRoom(scratchDir, await database.measureCopy());
  const known = await readNewestUploads(store);
  // Before and after the copy of the database: what is uploaded before it, and deleted after it, is in its rows.
  const before = await storeFiles(uploadsDir, store, known);
  const moment = new Date();
  const folder = fs.mkdtempSync(path.join(scratchDir, 'backup-'));
  try {
    const { file, rows, migrations } = await database.copyTo(folder);
    const after = await storeFiles(uploadsDir, store, before);
    const files = unite(before, after);
    const list = JSON.stringify(files);
    const id = toId(moment);
    const manifest: Manifest = {
      format: 1,
      id,
      database: {
        dialect: database.dialect,
        sha256: await computeDigest(file),
        bytes: fs.statSync(file).size,
        rows,
      },
      migrations,
      settings: settings === undefined ? null : { sha256: hashText(settings) },
      uploads: {
        list: hashText(list),
        files: files.length,
        bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      },
    };
    await store.write(KEYS.database(id), () => createReadStream(file));
    if (settings !== undefined) await store.write(KEYS.settings(id), () => Readable.from([settings]));
    await store.write(KEYS.list(manifest.uploads.list), () => Readable.from([list]));
    await store.write(KEYS.manifest(id), () => Readable.from([JSON.stringify(manifest, undefined, 2)]));
    return manifest;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const MB = 1_000_000;
/** Stays free: a full disk would keep the running system from writing. */
const SPARED_BYTES = 100 * MB;

function requireRoom(folder: string, bytes: number): void {
  const free = getFreeBytes(folder);
  if (free >= bytes + SPARED_BYTES) return;
  throw new ExpectedFailure(
    `The copy of the database may need ${Math.ceil(bytes / MB)} MB in ${folder}, and ${Math.floor(free / MB)} MB are free there: free ${Math.ceil((bytes + SPARED_BYTES - free) / MB)} MB, then try again.`,
  );
}

/** Of a backup that cannot be read, nothing is known: all files are read again. */
async function readNewestUploads(store: Store): Promise<UploadedFile[]> {
  const [newest] = await listBackups(store);
  if (newest === undefined) return [];
  return readManifest(store, newest)
    .then((manifest) => readUploads(store, manifest))
    .catch(() => []);
}

/** The later of two with the same path, in the order of paths. */
function unite(before: readonly UploadedFile[], after: readonly UploadedFile[]): UploadedFile[] {
  const byPath = new Map([...before, ...after].map((file) => [file.path, file]));
  return [...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
