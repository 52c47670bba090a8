import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failureLines } from './failure-lines.ts';

test('names failed tests with their part', () => {
  const failures = ['a.test.ts › responds: Expected 200', 'b.test.ts'];
  assert.deepEqual(failureLines('api', { failed: 2, failures }), [
    '  ✗ api › a.test.ts › responds: Expected 200',
    '  ✗ api › b.test.ts',
  ]);
});

test('names only the part if its report names no test', () => {
  assert.deepEqual(failureLines('crawl', { failed: 1, failures: [] }), ['  ✗ crawl']);
  assert.deepEqual(failureLines('crawl', { failed: 0, failures: [] }), []);
});

test('counts the tests of a file of which many failed, after the first three', () => {
  const failures = [1, 2, 3, 4, 5].map((n) => `a.test.ts › test ${n}`);
  assert.deepEqual(failureLines('api', { failed: 5, failures }), [
    '  ✗ api › a.test.ts › test 1',
    '  ✗ api › a.test.ts › test 2',
    '  ✗ api › a.test.ts › test 3',
    '  ✗ api › a.test.ts › and 2 more',
  ]);
});
