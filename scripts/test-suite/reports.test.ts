import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jestCounts, playwrightCounts, tapCounts } from './reports.ts';

const jest = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 1,
};

test('counts a Jest file that does not run as a failure', () => {
  assert.deepEqual(jestCounts(JSON.stringify(jest)), { passed: 5, failed: 2, skipped: 3 });
});

test('counts a Playwright test that passed only on retry as failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
  assert.deepEqual(playwrightCounts(JSON.stringify({ stats })), { passed: 7, failed: 2, skipped: 2 });
});

test('counts the results in a TAP report from Node.js', () => {
  const tap =
    'TAP version 13\nok 1 - a\n1..1\n# tests 9\n# pass 5\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 1\n';
  assert.deepEqual(tapCounts(tap), { passed: 5, failed: 2, skipped: 2 });
});

test('returns undefined for a truncated or invalid report', () => {
  assert.equal(jestCounts('{"numPassedTests": 5'), undefined);
  assert.equal(jestCounts('{"numPassedTests": 5}'), undefined);
  assert.equal(playwrightCounts('null'), undefined);
  assert.equal(tapCounts('TAP version 13\n'), undefined);
});
