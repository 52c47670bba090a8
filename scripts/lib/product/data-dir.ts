import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  freeBytesIn,
  releaseReserve,
  type ReserveOptions,
} from '../../../cms/src/platform/database/disk-reserve.ts';
import { Failure } from '../process/failure.ts';

/** Makes the data folder where it is missing, for its owner alone. A Failure when it cannot be written. */
export function requireDataDir(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Failure(
      `DATA_DIR ${folder} cannot be made or written (${why}). Choose another folder in .env, or let this user write it.`,
    );
  }
}

/**
 * A Failure where SQLite has no room to start. Where it gets it from its reserve, says that the site can be read alone.
 */
export function requireRoom(folder: string, options: ReserveOptions = {}): void {
  const room = releaseReserve(folder, options);
  if (room === 'ok') return;
  const free = Math.floor((options.freeBytes ?? freeBytesIn)(folder) / 1024 / 1024);
  if (room === 'full') {
    throw new Failure(
      `The disk that holds DATA_DIR ${folder} is full: ${free} MB are free. Make room on it, 100 MB at least, then run the command again.`,
    );
  }
  console.log(
    `▸ The disk that holds DATA_DIR ${folder} is full. The site starts by a reserve and can be read; nothing can be saved until there is room, 100 MB at least.`,
  );
}

/** One folder at a time: Node's own `recursive` never returns where the parent says that it is there and takes nothing (/proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder, { mode: 0o700 });
}
