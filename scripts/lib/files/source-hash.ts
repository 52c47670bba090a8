import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Files and folders that a build is made from. Folders are read whole, except for what `skip` says of a path. */
export interface Sources {
  /** The folder that paths are told relative to. */
  home: string;
  paths: string[];
  skip?: (relativePath: string) => boolean;
  /** Anything else that the result depends on. */
  also?: string;
}

/** One hash of the names and contents of all sources; a path that does not exist counts as nothing. */
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
