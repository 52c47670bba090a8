import fs from 'node:fs';
import { MIGRATIONS } from '.';

const names = MIGRATIONS.map(({ name }) => name);

test('every file of this folder is in the list, in the order of the names', () => {
  const files = fs.readdirSync(__dirname).filter((file) => !file.startsWith('index.'));
  expect(names).toEqual(files.map((file) => file.replace(/\.ts$/, '')).toSorted());
  expect(names.filter((name) => !/^\d{4}-\d\d-\d\d-[a-z-]+$/.test(name))).toEqual([]);
});

// Strapi runs every .js and .sql file that lies here itself: not in a transaction with its record, and never after the sync.
test('none is left to Strapi', () => {
  expect(fs.readdirSync(__dirname).filter((file) => !file.endsWith('.ts'))).toEqual([]);
});
