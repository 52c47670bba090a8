import fs from 'node:fs';
import path from 'node:path';
import { CATALOGUE } from '../../../../content/catalogue';
import { TOPIC_BANNERS } from '../../../../content/topic-banners';
import { PLACEMENT_FILES } from './placements';
import { sha256, sha256OfFile } from '../media/master';

/** Raised when seeding itself comes to do something else with the same folder. */
const EDITION = 1;
/** What code of the folder makes; the files of the code itself may change without any of it changing. */
const MADE = [CATALOGUE, TOPIC_BANNERS];
const PARTS = ['articles', 'images', 'media', 'banners.yaml', ...PLACEMENT_FILES];

/** One hash of all that is seeded: while it is the one in the database there is nothing to do. */
export function getSource(folder: string): string {
  const files = PARTS.flatMap((part) => filesIn(path.join(folder, part))).toSorted();
  const hashes = files.map((file) => `${path.relative(folder, file)} ${sha256OfFile(file)}`);
  return sha256(JSON.stringify([EDITION, MADE, hashes]));
}

function filesIn(at: string): string[] {
  if (!fs.existsSync(at)) return [];
  if (fs.statSync(at).isFile()) return [at];
  return fs.readdirSync(at).flatMap((name) => filesIn(path.join(at, name)));
}
