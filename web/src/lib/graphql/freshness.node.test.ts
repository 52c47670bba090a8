import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OPERATIONS_CHANGING_WITH } from './cache-policy.gen';
import { freshUntil } from './freshness';

test('a home page response expires when its minute ends, an article never', () => {
  expect(freshUntil('HomePage', 60_000)).toBe(120_000);
  expect(freshUntil('HomePage', 119_999)).toBe(120_000);
  expect(freshUntil('ArticlePage', 60_000)).toBe(Infinity);
});

test('every operation with a field that changes with the minute expires', () => {
  expect(OPERATIONS_CHANGING_WITH.MINUTE).not.toHaveLength(0);
  for (const operation of OPERATIONS_CHANGING_WITH.MINUTE) expect(freshUntil(operation, 0)).toBe(60_000);
});

test('exactly the operations that query the shuffled grid expire', () => {
  const file = path.join(import.meta.dirname, '../../../../cms/persisted-operations.json');
  const texts: string[] = Object.values(JSON.parse(readFileSync(file, 'utf8')));
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) {
    const [, operation = ''] = /query (\w+)/.exec(text) ?? [];
    expect([operation, freshUntil(operation, 0) < Infinity]).toEqual([operation, /\bgrid\b/.test(text)]);
  }
});
