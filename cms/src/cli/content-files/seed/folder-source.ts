import fs from 'node:fs';
import path from 'node:path';
import { CATALOGUE } from '../../../../content/catalogue';
import { TOPIC_BANNERS } from '../../../../content/topic-banners';
import { PLACEMENT_FILES } from './types/placements';
import { sha256, hashFile } from '../media/master';

/** Increment it when seeding handles the same folder differently. */
const EDITION = 1;
/**
 * What the code of the folder generates. The code itself is not hashed, because its files may change without changing
 * the result.
 */
const MADE = [CATALOGUE, TOPIC_BANNERS];
const PARTS = ['articles', 'images', 'media', 'banners.yaml', ...PLACEMENT_FILES];

/** Returns a hash of everything that is seeded. If the database has the same hash, there is nothing to do. */
export function hashFolder(folder: string): string {
  const files = PARTS.flatMap((part) => filesIn(path.join(folder, part))).toSorted();
  const hashes = files.map((file) => `${path.relative(folder, file)} ${hashFile(file)}`);
  return sha256(JSON.stringify([EDITION, MADE, hashes]));
}

function filesIn(at: string): string[] {
  if (!fs.existsSync(at)) return [];
  if (fs.statSync(at).isFile()) return [at];
  return fs.readdirSync(at).flatMap((name) => filesIn(path.join(at, name)));
}
