import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

/**
 * The version of the tables' columns. Raise it with every change of `schema.ts`: existing tables are then dropped and
 * rebuilt.
 */
export const SCHEMA_VERSION = 8;

/**
 * Identifies the build that writes the index: the compiled code of the CMS and its installed packages. Articles indexed
 * by another build are indexed again, because anything in between may have changed the result: a block, a rule for
 * URLs, the cleaning of markup.
 */
export function indexFingerprint(strapi: Core.Strapi): string {
  const mark = marks.get(strapi) ?? computeFingerprint(strapi);
  marks.set(strapi, mark);
  return mark;
}

const marks = new WeakMap<object, string>();

function computeFingerprint(strapi: Core.Strapi): string {
  const hash = createHash('sha256').update(`${SCHEMA_VERSION}`);
  const { dist, app } = strapi.dirs;
  for (const file of compiledFiles(dist.src))
    hash.update(path.relative(dist.src, file)).update(fs.readFileSync(file));
  const lockfile = path.join(app.root, 'package-lock.json');
  if (fs.existsSync(lockfile)) hash.update(fs.readFileSync(lockfile));
  return hash.digest('hex');
}

function compiledFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
