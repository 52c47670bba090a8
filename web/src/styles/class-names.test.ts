import { readdirSync } from 'node:fs';
import path from 'node:path';

test('no two style sheets share a name, of which their classes are made (vite.config.ts)', () => {
  const names = readdirSync(path.join(__dirname, '..'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.basename(file));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
