import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inRoot } from '../lib/files/root.ts';
import { jestCounts, playwrightCounts, tapCounts } from './reports.ts';

const jest = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: inRoot('cms/src/a.test.ts'),
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'keeps' },
        {
          status: 'failed',
          fullName: 'breaks',
          failureMessages: ['Error: \u001b[31mexpected 2\u001b[39m\n\n  got 3\n    at a.test.ts:4:5'],
        },
      ],
    },
    { name: inRoot('cms/src/b.test.ts'), status: 'failed', assertionResults: [] },
  ],
};

test('counts a Jest file that does not run as a failure, and names what failed', () => {
  assert.deepEqual(jestCounts(JSON.stringify(jest)), {
    passed: 5,
    failed: 2,
    skipped: 3,
    failures: ['cms/src/a.test.ts › breaks: Error: expected 2 · got 3', 'cms/src/b.test.ts'],
    unsteady: [],
  });
});

test('names the Playwright tests that failed and those that passed only when repeated', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
  const error = { message: 'Error: not visible\n\nTimeout: 15 s', location: { line: 7 } };
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, results: status === 'expected' ? [] : [{ errors: [error] }] }],
  });
  const inside = { specs: [spec('breaks', 'unexpected'), spec('wavers', 'flaky')] };
  const suites = [{ specs: [spec('holds', 'expected')], suites: [inside] }];
  assert.deepEqual(playwrightCounts(JSON.stringify({ stats, suites })), {
    passed: 8,
    failed: 1,
    skipped: 2,
    failures: ['e2e/a.spec.ts › breaks: Error: not visible · Timeout: 15 s · line 7'],
    unsteady: ['e2e/a.spec.ts › wavers: Error: not visible · Timeout: 15 s · line 7'],
  });
});

test('counts the results in a TAP report from Node.js', () => {
  const tap =
    'TAP version 13\nok 1 - a\n    not ok 2 - b\nnot ok 3 - c # TODO\n1..1\n# tests 9\n# pass 5\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 1\n';
  assert.deepEqual(tapCounts(tap), { passed: 5, failed: 2, skipped: 2, failures: ['b'], unsteady: [] });
});

test('returns undefined for a truncated or invalid report', () => {
  assert.equal(jestCounts('{"numPassedTests": 5'), undefined);
  assert.equal(jestCounts('{"numPassedTests": 5}'), undefined);
  assert.equal(playwrightCounts('null'), undefined);
  assert.equal(tapCounts('TAP version 13\n'), undefined);
});
