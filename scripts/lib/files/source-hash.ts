import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Files and folders that a build depends on. Folders are read recursively, except for paths that `skip` excludes. */
export interface Sources {
  /** The folder that the paths are relative to. */
  home: string;
  paths: string[];
  skip?: (relativePath: string) => boolean;
  /** Other values that the result depends on. */
  also?: string;
}

/** A hash of the names and contents of all sources. Missing paths are ignored. */
export function hashSources({ home, paths, skip = () => false, also = '' }: Sources): string {
  const hash = createHash('sha256').update(`${process.versions.node}\n${also}\n`);
  for (const relative of paths.flatMap((start) => filesUnder(home, start, skip)).toSorted()) {
    hash
      .update(`${relative}\n`)
      .update(readFileSync(path.join(home, relative)))
      .update('\n');
  }
  return hash.digest('hex');
}

function filesUnder(home: string, relative: string, skip: (relativePath: string) => boolean): string[] {
  const absolute = path.join(home, relative);
  if (skip(relative) || !existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [relative];
  return readdirSync(absolute).flatMap((name) => filesUnder(home, path.posix.join(relative, name), skip));
}
