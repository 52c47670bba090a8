import { readFileSync } from 'node:fs';
import path from 'node:path';
import { discussedAt, discussedIn } from './engagement-slug';

test.each([
  ['/blog/sleep-well', 'sleep-well'],
  ['/blog/sleep-well?page=2', 'sleep-well'],
  ['/blog-list', null],
  ['/blog/', null],
  ['/sleep/blog/well', null],
  ['/', null],
])('the page at %s shows the discussion of article %j', (address, slug) => {
  expect(discussedAt(address)).toBe(slug);
});

test('discussedIn returns the slug for the ArticlePage operation only', () => {
  expect(discussedIn('ArticlePage', { slug: 'sleep-well' })).toBe('sleep-well');
  expect(discussedIn('ArticlePage', {})).toBeNull();
  expect(discussedIn('HubPage', { slug: 'sleep' })).toBeNull();
});

test('discussedIn knows every operation that queries a discussion, each by article slug', () => {
  const file = path.join(import.meta.dirname, '../../../cms/persisted-operations.json');
  const texts: string[] = Object.values(JSON.parse(readFileSync(file, 'utf8')));
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) {
    const [, operation = ''] = /query (\w+)/.exec(text) ?? [];
    const knows = discussedIn(operation, { slug: 'x' }) === 'x' && /\$slug: String!/.test(text);
    expect([operation, knows || !/\bdiscussion\b/.test(text)]).toEqual([operation, true]);
  }
});
