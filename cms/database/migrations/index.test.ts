import fs from 'node:fs';
import { MIGRATIONS } from '.';

const names = MIGRATIONS.map(({ name }) => name);

test('every file of this folder is in the list, sorted by name', () => {
  const files = fs.readdirSync(__dirname).filter((file) => !file.startsWith('index.'));
  expect(names).toEqual(files.map((file) => file.replace(/\.ts$/, '')).toSorted());
  expect(names.filter((name) => !/^\d{4}-\d\d-\d\d-[a-z-]+$/.test(name))).toEqual([]);
});

// Strapi runs every .js and .sql file in this folder itself: without recording it in the same transaction, and never
// after the sync.
test('Strapi finds no migration to run itself', () => {
  expect(fs.readdirSync(__dirname).filter((file) => !file.endsWith('.ts'))).toEqual([]);
});
