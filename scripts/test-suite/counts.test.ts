import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatCounts, countWithExitCode, none, parseCounts, total } from './counts.ts';

test('adds up counts and formats them as the last line of a run', () => {
  const sum = total([
    { ...none, passed: 2, skipped: 1 },
    { ...none, passed: 3, failed: 1 },
  ]);
  assert.equal(formatCounts(sum), '5 passed, 1 failed, 1 skipped');
});

test('counts a failing program as a failure even if its report has none', () => {
  assert.equal(countWithExitCode({ ...none, passed: 4 }, 1).failed, 1);
  assert.equal(countWithExitCode({ ...none, passed: 4, failed: 2 }, 1).failed, 2);
  assert.equal(countWithExitCode(undefined, 0).failed, 1);
});

test('counts a run without any tests as failed', () => {
  assert.equal(countWithExitCode(none, 0).failed, 1);
  assert.equal(countWithExitCode({ ...none, passed: 1 }, 0).failed, 0);
});

test('reads the counts of another run from its output, with the tests that failed', () => {
  const part = '▸ API tests\n  ✗ 4 passed, 1 failed, 0 skipped in 3 s\n';
  assert.deepEqual(
    parseCounts(
      `${part}\nFailed:\n  ✗ api › a.test.ts › responds\n  ✗ journeys\n7 passed, 2 failed, 1 skipped\n`,
    ),
    {
      passed: 7,
      failed: 2,
      skipped: 1,
      failures: ['api › a.test.ts › responds', 'journeys'],
      unsteady: [],
    },
  );
  assert.deepEqual(parseCounts('3 passed, 0 failed, 0 skipped'), { ...none, passed: 3 });
  assert.equal(parseCounts(part), undefined);
  assert.equal(parseCounts(''), undefined);
});
