import { readFileSync } from 'node:fs';
import path from 'node:path';

test('the mark is that of the site', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  expect(read(path.join(__dirname, 'mark.svg'))).toBe(
    read(path.resolve(__dirname, '../../../../web/public/favicon.svg')),
  );
});
