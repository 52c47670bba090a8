import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CATALOGUE } from '../../../cms/content/catalogue.ts';
import { HUB_TABLE } from '../../../web/src/pages/hub/hub-table.ts';

test('the hub headings on the site match the list names in the CMS', () => {
  const ofCms = CATALOGUE.map(({ slug, value, headings }) => {
    const { topics, routine, issues, featured, carousel, latest } = headings;
    return [slug, [value, topics, routine, issues, featured, carousel, latest]];
  });
  assert.deepEqual(HUB_TABLE, Object.fromEntries(ofCms));
});
