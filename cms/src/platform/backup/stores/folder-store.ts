import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { orIfMissing } from '../or-if-missing';
import { MissingError, type Store, type StoredObject } from './store';

/** Written under another name first: a file with its own name is whole. */
const PART = '.part';

/** A folder of this machine, such as a mounted disk. Other users cannot read it. */
export function createFolderStore(folder: string): Store {
  const toPath = (key: string) => path.join(folder, ...key.split('/'));
  return {
    name: folder,
    async write(key, open) {
      const file = toPath(key);
      await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const part = `${file}.${randomBytes(4).toString('hex')}${PART}`;
      try {
        const handle = await fs.open(part, 'wx', 0o600);
        // It is on the disk before it has its name, which survives a power cut.
        await pipeline(open(), handle.createWriteStream({ flush: true }));
        await fs.rename(part, file);
        await syncFolder(path.dirname(file));
      } catch (error) {
        await fs.rm(part, { force: true });
        throw error;
      }
    },
    async read(key): Promise<Readable> {
      if (!(await isFile(toPath(key)))) throw new MissingError(folder, key);
      return createReadStream(toPath(key));
    },
    has: (key) => isFile(toPath(key)),
    async list(prefix) {
      const found = await fs
        .readdir(toPath(prefix), { recursive: true, withFileTypes: true })
        .catch(orIfMissing(() => []));
      const files = found.filter((entry) => entry.isFile() && !entry.name.endsWith(PART));
      return Promise.all(
        files.map(async (entry): Promise<StoredObject> => {
          const file = path.join(entry.parentPath, entry.name);
          const { mtimeMs } = await fs.stat(file);
          return { key: path.relative(folder, file).split(path.sep).join('/'), storedAt: mtimeMs };
        }),
      );
    },
    remove: (key) => fs.rm(toPath(key), { force: true }),
  };
}

const isFile = (file: string): Promise<boolean> =>
  fs.stat(file).then(
    (stat) => stat.isFile(),
    orIfMissing(() => false),
  );

async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
