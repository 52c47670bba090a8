import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countsLine, judged, total } from './counts.ts';

test('counts add up to the line that a run ends with', () => {
  const sum = total([
    { passed: 2, failed: 0, skipped: 1 },
    { passed: 3, failed: 1, skipped: 0 },
  ]);
  assert.equal(countsLine(sum), '5 passed, 1 failed, 1 skipped');
});

test('a program that fails counts as a failure, whatever its report says', () => {
  assert.equal(judged({ passed: 4, failed: 0, skipped: 0 }, 1).failed, 1);
  assert.equal(judged({ passed: 4, failed: 2, skipped: 0 }, 1).failed, 2);
  assert.equal(judged(undefined, 0).failed, 1);
});

test('a run without a single test has failed', () => {
  assert.equal(judged({ passed: 0, failed: 0, skipped: 0 }, 0).failed, 1);
  assert.equal(judged({ passed: 1, failed: 0, skipped: 0 }, 0).failed, 0);
});
