import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';

const CONTENT = path.resolve(__dirname, '../../../content');

/** Articles with every type of block, in six of the nine layouts, that suggest only each other. */
const SLUGS = [
  'hay-fever-get-through-pollen-season',
  'insomnia-what-really-helps',
  'measure-blood-pressure-at-home',
  'panic-attacks-what-to-do',
  'start-walking-for-your-health',
  'sunscreen-how-much-and-how-often',
];

export const ARTICLE_FILES = SLUGS.map((slug) => path.join(CONTENT, 'articles', `${slug}.md`));

/** Unchanged in `smallContent`, with all its widths. */
export const REAL_PICTURE = 'hub-sleep.webp';

/**
 * A copy of the content folder that is imported within seconds instead of most of a minute. It contains only these
 * articles, and all pictures but one are tiny.
 */
export async function smallContent(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-seed-'));
  for (const name of ['images', 'media', 'banners.yaml'])
    fs.cpSync(path.join(CONTENT, name), path.join(folder, name), { recursive: true });
  const pictures = fs.readdirSync(path.join(folder, 'images')).filter((name) => name.endsWith('.webp'));
  await Promise.all(
    pictures
      .filter((name) => name !== REAL_PICTURE)
      .map((name, place) => shrink(path.join(folder, 'images', name), place)),
  );
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

/** Replaces the picture by a few pixels in a unique colour, because the media library stores identical files once. */
async function shrink(file: string, place: number): Promise<void> {
  const background = { r: place % 256, g: Math.floor(place / 256), b: 128 };
  const pixels = sharp({ create: { width: 8, height: 8, channels: 3, background } });
  fs.writeFileSync(file, await pixels.webp({ lossless: true }).toBuffer());
}
