import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CATALOGUE } from '../../../cms/content/catalogue.ts';
import { slugify as slugInCms } from '../../../cms/src/platform/shared/slug.gen.ts';
import { slugify as slugInWeb } from '../../../web/src/lib/shared/slug.gen.ts';

/** The rule of Popular Topics and of the categories list, written from the specification. */
const listSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The rule of the topic hubs, likewise. */
const hubSlug = (name: string): string =>
  name
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-{2,}/g, '-');

test('every catalogue name has the same slug under both rules, in CMS and site (C20)', () => {
  const names = CATALOGUE.flatMap(({ name, subTopics }) => [name, ...subTopics]);
  assert.equal(names.length, 651);
  const rules = [listSlug, hubSlug, slugInCms, slugInWeb];
  assert.deepEqual(
    names.filter((name) => new Set(rules.map((toSlug) => toSlug(name))).size !== 1),
    [],
  );
});

test('the CMS and the site derive the same slug from any name', () => {
  const names = [
    '  Café -- crème! ',
    'Women’s Health',
    'Women‘s Health',
    'ﬁtness',
    'İstanbul',
    '睡眠',
    'Straße, cœur, Søvn, Łódź, ısı, Đà Nẵng, ÆÐÞ ẞ',
    'Ŧħə Привет ไทย',
    'A_b/c',
    '5-HTP',
    '',
  ];
  assert.deepEqual(names.map(slugInWeb), names.map(slugInCms));
});
