import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HUB_HEADINGS } from '../../../cms/content/hub-headings.ts';
import { HUB_TABLE } from '../../../web/src/pages/hub/hub-table.ts';

test('the hub headings on the site match the list names in the CMS', () => {
  const ofCms = Object.entries(HUB_HEADINGS).map(([topic, hub]) => {
    const { topics, routine, issues, featured, carousel, latest } = hub;
    return [topic.toLowerCase(), [topic, topics, routine, issues, featured, carousel, latest]];
  });
  assert.deepEqual(HUB_TABLE, Object.fromEntries(ofCms));
});
