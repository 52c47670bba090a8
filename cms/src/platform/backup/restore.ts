import fs, { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { inParallel } from '../jobs/in-parallel';
import { ExpectedFailure } from '../failures/expected-failure';
import { checkSha256 } from './checked-stream';
import { REPLACED, type CopiedDatabase } from './database/copied-database';
import { readManifest, readUploads } from './list-backups';
import { KEYS, type Manifest, type UploadedFile } from './manifest';
import type { Store } from './stores/store';

export interface Target {
  database: CopiedDatabase;
  uploadsDir: string;
  /** On the disk of `uploadsDir`. */
  scratchDir: string;
  /** The migrations of this release. A backup with others comes from a later one. */
  knownMigrations: ReadonlySet<string>;
}

/**
 * Restores a backup into an empty system. Everything is loaded and checked beside it first, and exchanged last: whatever
 * fails before, the system is as it was.
 * @param mayReplace the content that is there; what is replaced stays beside it, named `.replaced`
 * @throws ExpectedFailure
 */
export async function restore(
  store: Store,
  id: string,
  target: Target,
  mayReplace: boolean,
): Promise<Manifest> {
  const { database, uploadsDir, scratchDir } = target;
  const manifest = await readManifest(store, id);
  await requireFit(manifest, target, mayReplace);
  const uploads = await readUploads(store, manifest);
  fs.mkdirSync(scratchDir, { recursive: true, mode: 0o700 });
  const folder = fs.mkdtempSync(path.join(scratchDir, 'restore-'));
  try {
    const copy = path.join(folder, 'database');
    await pipeline(
      await store.read(KEYS.database(id)),
      checkSha256(manifest.database.sha256, `The database of the backup ${id}`),
      createGunzip(),
      createWriteStream(copy, { mode: 0o600 }),
    );
    const loaded = path.join(folder, 'uploads');
    await loadUploads(store, uploads, loaded);
    const swap = await database.prepare(copy, manifest.database.rows);
    await swap();
    replaceFolder(uploadsDir, loaded);
    return manifest;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function requireFit(
  manifest: Manifest,
  { database, uploadsDir, knownMigrations }: Target,
  mayReplace: boolean,
): Promise<void> {
  if (manifest.database.dialect !== database.dialect)
    throw new ExpectedFailure(
      `The backup ${manifest.id} is of ${manifest.database.dialect}, and this system uses ${database.dialect}: change DATABASE_URL.`,
    );
  const unknown = manifest.migrations.filter((name) => !knownMigrations.has(name));
  if (unknown.length > 0)
    throw new ExpectedFailure(
      `The backup ${manifest.id} was made by a later version of this program, with ${unknown.join(', ')}: check out that version first.`,
    );
  const inUse = await database.whyInUse();
  if (inUse !== undefined) throw new ExpectedFailure(`Nothing was restored: ${inUse}`);
  const hasFiles = fs.existsSync(uploadsDir) && fs.readdirSync(uploadsDir).length > 0;
  if (!mayReplace && ((await database.hasContent()) || hasFiles))
    throw new ExpectedFailure(
      `Nothing was restored: there is content in ${database.name} or in ${uploadsDir}. To replace it, add --replace.`,
    );
}

/** From a bucket, each file takes a round trip. */
const AT_ONCE = 8;

async function loadUploads(store: Store, files: readonly UploadedFile[], folder: string): Promise<void> {
  fs.mkdirSync(folder, { mode: 0o700 });
  await inParallel(files, AT_ONCE, async (file) => {
    const target = path.join(folder, file.path);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    await pipeline(
      await store.read(KEYS.file(file.sha256)),
      checkSha256(file.sha256, `The file ${file.path} of the backup`),
      createWriteStream(target),
    );
    // A later backup does not read it again.
    fs.utimesSync(target, new Date(file.changedAt), new Date(file.changedAt));
  });
}

function replaceFolder(folder: string, loaded: string): void {
  const replaced = folder + REPLACED;
  fs.mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 });
  if (fs.existsSync(folder)) {
    fs.rmSync(replaced, { recursive: true, force: true });
    fs.renameSync(folder, replaced);
  }
  fs.renameSync(loaded, folder);
}
