import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the absolute path of the first of these programs that is on the PATH or in one of the additional folders. */
export function findProgram(names: string[], furtherFolders: string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...furtherFolders];
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => path.isAbsolute(file) && isExecutable(file));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the folders in `parent`, sorted by the number in their name, highest first (`16` before `9`); none if it does
 * not exist.
 */
export function newestFirst(parent: string): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => path.join(parent, name));
}
