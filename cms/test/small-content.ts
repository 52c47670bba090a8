import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse, stringify } from 'yaml';

const CONTENT = path.resolve(__dirname, '../content');

/** Articles of every type of block, in six of the nine layouts, that suggest only each other. */
const SLUGS = [
  'hay-fever-get-through-pollen-season',
  'insomnia-what-really-helps',
  'measure-blood-pressure-at-home',
  'panic-attacks-what-to-do',
  'start-walking-for-your-health',
  'sunscreen-how-much-and-how-often',
];

export const ARTICLE_FILES = SLUGS.map((slug) => path.join(CONTENT, 'articles', `${slug}.md`));

/** A copy of the content folder that holds these articles alone: the whole takes most of a minute to come in. */
export function smallContent(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-seed-'));
  for (const name of ['images', 'media', 'banners.yaml'])
    fs.cpSync(path.join(CONTENT, name), path.join(folder, name), { recursive: true });
  fs.mkdirSync(path.join(folder, 'articles'));
  for (const file of ARTICLE_FILES) fs.copyFileSync(file, path.join(folder, 'articles', path.basename(file)));
  for (const name of ['placements.yaml', 'hub-placements.yaml']) {
    const lists: { blogs: string[] }[] = parse(fs.readFileSync(path.join(CONTENT, name), 'utf8'));
    const short = lists.map((list) => ({
      ...list,
      blogs: list.blogs.filter((slug) => SLUGS.includes(slug)),
    }));
    fs.writeFileSync(path.join(folder, name), stringify(short));
  }
  return folder;
}
