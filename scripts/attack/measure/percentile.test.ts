import assert from 'node:assert/strict';
import { test } from 'node:test';
import { percentile } from './percentile.ts';

test('finds the value that the given percentage of values do not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  assert.equal(percentile(hundred, 99), 99);
  assert.equal(percentile(hundred, 100), 100);
  assert.equal(percentile([7], 50), 7);
  assert.equal(percentile([], 99), 0);
});
