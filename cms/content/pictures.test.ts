import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { CATALOGUE } from './catalogue';
import { slugify } from '../src/platform/shared/slug.gen';

const folder = resolve(__dirname, 'images');
const pictures = readdirSync(folder).filter((file) => file.endsWith('.webp'));
const described: Record<string, { alt: string }> = parse(
  readFileSync(resolve(folder, 'images.yaml'), 'utf8'),
);

const isTile = (file: string): boolean => file.startsWith('tile-');

test('every topic has a picture for its tile and one for its hub', () => {
  for (const { slug } of CATALOGUE) {
    expect(pictures).toContain(`topic-${slug}.webp`);
    expect(pictures).toContain(`hub-${slug}.webp`);
  }
});

test('there is a tile for each sub-topic shown on a hub, and for no other', () => {
  const shown = CATALOGUE.flatMap(({ tiles }) => [...tiles.explore, ...tiles.popular]);
  expect(pictures.filter(isTile).toSorted()).toEqual(
    shown.map((name) => `tile-${slugify(name)}.webp`).toSorted(),
  );
});

test('every picture except tiles has a unique alternative text', () => {
  expect(Object.keys(described).toSorted()).toEqual(pictures.toSorted());
  const texts = pictures.filter((file) => !isTile(file)).map((file) => described[file]?.alt);
  for (const text of texts) expect(text).toMatch(/^[A-Z].{10,}[^.]$/);
  expect(new Set(texts).size).toBe(texts.length);
});

test('every tile is under 12 KiB and every other picture under 60 KiB', () => {
  for (const file of pictures)
    expect(statSync(resolve(folder, file)).size).toBeLessThan((isTile(file) ? 12 : 60) * 1024);
});
