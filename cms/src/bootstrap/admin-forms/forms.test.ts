import fs from 'node:fs';
import path from 'node:path';
import { findInverseRelations } from '../../domain/history/inverse-relations';
import { findVersionedType } from '../../domain/history/versioned-types';
import { BLOCK_LABELS, COMPONENT_ROWS } from './block-labels';
import { FORMS } from './forms';
import { createSiteForm } from './site-form';

const ALL: typeof FORMS = [...FORMS, ['api::site.site', createSiteForm({})]];

describe.each(ALL)('the admin form of %s', (uid, form) => {
  const name = uid.split('.')[1];
  const file = path.resolve(__dirname, `../../api/${name}/content-types/${name}/schema.json`);
  const attributes: Record<string, { private?: true; visible?: false }> = JSON.parse(
    fs.readFileSync(file, 'utf8'),
  ).attributes;
  const fields = Object.keys(attributes).filter((field) => {
    const { private: isPrivate, visible } = attributes[field] ?? {};
    return !isPrivate && visible !== false;
  });

  test('shows every field that is neither private nor hidden once, with a label', () => {
    expect(form.rows.flatMap((row) => row.map(([field]) => field)).toSorted()).toEqual(fields.toSorted());
    const labelled = new Set([...fields, ...form.list]);
    expect(Object.keys(form.labels).toSorted()).toEqual([...labelled].toSorted());
  });

  test('shows relations that are part of another document read-only, and says where to change them', () => {
    const isVersioned = (target: string) => findVersionedType(target) !== undefined;
    for (const { name: field } of findInverseRelations(attributes, isVersioned))
      expect(form.labels[field]).toMatchObject({ hint: expect.stringContaining('To change'), shown: true });
  });

  test('limits every row to 12 columns', () => {
    for (const row of form.rows)
      expect(row.reduce((width, [, size]) => width + size, 0)).toBeLessThanOrEqual(12);
  });
});

test('every field of every component that the admin shows has a label', () => {
  const folder = path.resolve(__dirname, '../../components');
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'));
  expect(files.length).toBeGreaterThan(24);
  for (const file of files) {
    const fields = Object.keys(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')).attributes);
    const rows = COMPONENT_ROWS[file.replace(path.sep, '.').replace('.json', '')];
    const shown = rows?.flat().map(([name]) => name) ?? fields;
    expect(Object.keys(BLOCK_LABELS)).toEqual(expect.arrayContaining(shown));
    expect(fields).toEqual(expect.arrayContaining(shown));
  }
});
