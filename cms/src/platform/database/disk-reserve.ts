import { randomFillSync } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const MB = 1024 * 1024;

export interface ReserveOptions {
  /** The size of the reserve: several times what a start writes. */
  bytes?: number;
  /** With less free space than this, a start fails. */
  lowBytes?: number;
  /** Free bytes in this folder. */
  freeBytes?: (folder: string) => number;
}

const BYTES = 32 * MB;
const LOW_BYTES = 8 * MB;

export const getFreeBytes = (folder: string): number => {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
};

const fileIn = (dataDir: string): string => path.join(dataDir, 'reserve');

/**
 * Runs before SQLite is opened. On a full disk SQLite cannot even be read, because reading creates a file next to it,
 * and a start writes a little. So a file reserves space while there is enough, and is deleted here when there is not.
 * @returns `ok`: there is space · `released`: there was none, and now there is enough to start and read · `full`: there
 * is none
 */
export function releaseReserve(
  dataDir: string,
  { lowBytes = LOW_BYTES, freeBytes = getFreeBytes }: ReserveOptions = {},
): 'ok' | 'released' | 'full' {
  if (freeBytes(dataDir) >= lowBytes) return 'ok';
  if (!fs.existsSync(fileIn(dataDir))) return 'full';
  fs.rmSync(fileIn(dataDir));
  return freeBytes(dataDir) >= lowBytes ? 'released' : 'full';
}

/**
 * Creates the reserve if it is missing and twice its size is free.
 * @returns whether it exists
 */
export function createReserve(
  dataDir: string,
  { bytes = BYTES, freeBytes = getFreeBytes }: ReserveOptions = {},
): boolean {
  const file = fileIn(dataDir);
  if (fs.existsSync(file)) return true;
  const unfinished = `${file}.new`;
  try {
    if (freeBytes(dataDir) < 2 * bytes) return false;
    // Random, because compressing file systems allocate no space for zeros.
    const block = randomFillSync(Buffer.alloc(MB));
    const handle = fs.openSync(unfinished, 'w', 0o600);
    try {
      for (let left = bytes; left > 0; left -= block.length) {
        fs.writeSync(handle, block, 0, Math.min(left, block.length));
      }
    } finally {
      fs.closeSync(handle);
    }
    fs.renameSync(unfinished, file);
    return true;
  } catch {
    fs.rmSync(unfinished, { force: true });
    return false;
  }
}
