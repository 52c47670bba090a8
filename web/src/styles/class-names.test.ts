import { readdirSync } from 'node:fs';
import path from 'node:path';

test('no two CSS modules share a file name, which their class names contain (vite.config.ts)', () => {
  const names = readdirSync(path.join(__dirname, '..'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.basename(file));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
