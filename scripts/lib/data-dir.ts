import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.ts';

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

/** One folder at a time: Node's own `recursive` never returns where the parent says that it is there and takes nothing (/proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder, { mode: 0o700 });
}
