import fs from 'node:fs';
import path from 'node:path';
import { FORMS } from './forms';

describe.each(Object.entries(FORMS))('the form of %s', (uid, form) => {
  const name = uid.split('.')[1];
  const file = path.resolve(__dirname, `../api/${name}/content-types/${name}/schema.json`);
  const fields = Object.keys(JSON.parse(fs.readFileSync(file, 'utf8')).attributes).sort();

  test('shows every field once, with a label', () => {
    expect(form.rows.flatMap((row) => row.map(([field]) => field)).sort()).toEqual(fields);
    expect(Object.keys(form.labels).sort()).toEqual(fields);
  });

  test('fills no row beyond its width', () => {
    for (const row of form.rows) expect(row.reduce((width, [, size]) => width + size, 0)).toBeLessThanOrEqual(12);
  });
});
