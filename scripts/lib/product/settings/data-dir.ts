import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  getFreeBytes,
  releaseReserve,
  type ReserveOptions,
} from '../../../../cms/src/platform/database/disk-reserve.ts';
import { Failure } from '../../process/failure.ts';

/** Creates the data folder if it is missing, accessible to its owner only. Throws a Failure if it is not writable. */
export function requireDataDir(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Failure(
      `DATA_DIR ${folder} cannot be created or written (${why}). Choose another folder in .env, or make it writable for this user.`,
    );
  }
}

/**
 * Throws a Failure if SQLite has no disk space to start. If a reserve provides it, prints that the site is read-only.
 */
export function requireDiskSpace(folder: string, options: ReserveOptions = {}): void {
  const room = releaseReserve(folder, options);
  if (room === 'ok') return;
  const free = Math.floor((options.freeBytes ?? getFreeBytes)(folder) / 1024 / 1024);
  if (room === 'full') {
    throw new Failure(
      `The disk that holds DATA_DIR ${folder} is full: ${free} MB are free. Free at least 100 MB, then run the command again.`,
    );
  }
  console.log(
    `▸ The disk that holds DATA_DIR ${folder} is full. The site starts read-only from its reserve. Nothing can be saved until at least 100 MB are free.`,
  );
}

/**
 * One folder at a time, because Node's `recursive` never returns for a parent that exists but allows no new folders
 * (/proc).
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder, { mode: 0o700 });
}
