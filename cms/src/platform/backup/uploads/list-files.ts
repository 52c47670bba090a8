import fs from 'node:fs/promises';
import path from 'node:path';
import { orIfMissing } from '../or-if-missing';

export interface FoundFile {
  /** Below the folder, with `/`. */
  path: string;
  bytes: number;
  /** In milliseconds since 1970. */
  changedAt: number;
}

/** All files in a folder and its folders; none if there is no folder. A file that is deleted meanwhile is left out. */
export async function listFiles(folder: string): Promise<FoundFile[]> {
  const entries = await fs
    .readdir(folder, { recursive: true, withFileTypes: true })
    .catch(orIfMissing(() => []));
  const found: FoundFile[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const stat = await fs.stat(file).catch(orIfMissing(() => undefined));
    if (stat)
      found.push({
        path: path.relative(folder, file).split(path.sep).join('/'),
        bytes: stat.size,
        changedAt: stat.mtimeMs,
      });
  }
  return found.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
