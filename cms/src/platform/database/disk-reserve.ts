import { randomFillSync } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const MB = 1024 * 1024;

export interface ReserveOptions {
  /** What the reserve takes: several times what a start writes. */
  bytes?: number;
  /** With less than this free, a start fails. */
  lowBytes?: number;
  /** Bytes that may still be written in this folder. */
  freeBytes?: (folder: string) => number;
}

const BYTES = 32 * MB;
const LOW_BYTES = 8 * MB;

export const freeBytesIn = (folder: string): number => {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
};

const fileIn = (dataDir: string): string => path.join(dataDir, 'reserve');

/**
 * Before SQLite is opened. On a full disk it cannot even be read, since reading needs a file beside it, and a start writes a little. So a file
 * takes some room while there is enough, and gives it up here.
 * @returns `ok`: there is room · `released`: there was none, and now enough to start and to read · `full`: there is none
 */
export function releaseReserve(
  dataDir: string,
  { lowBytes = LOW_BYTES, freeBytes = freeBytesIn }: ReserveOptions = {},
): 'ok' | 'released' | 'full' {
  if (freeBytes(dataDir) >= lowBytes) return 'ok';
  if (!fs.existsSync(fileIn(dataDir))) return 'full';
  fs.rmSync(fileIn(dataDir));
  return freeBytes(dataDir) >= lowBytes ? 'released' : 'full';
}

/**
 * Makes the reserve where it is missing and there is room for it twice.
 * @returns whether it is there
 */
export function keepReserve(
  dataDir: string,
  { bytes = BYTES, freeBytes = freeBytesIn }: ReserveOptions = {},
): boolean {
  const file = fileIn(dataDir);
  if (fs.existsSync(file)) return true;
  const unfinished = `${file}.new`;
  try {
    if (freeBytes(dataDir) < 2 * bytes) return false;
    // Random, because a file system that compresses gives zeros no room.
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
