import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onePassed } from './counts.ts';
import { runSuite } from './suite.ts';

test('skips the parts that depend on a failed part, and runs the rest', async (context) => {
  context.mock.method(console, 'log', () => undefined);
  context.mock.method(console, 'error', () => undefined);
  const ran: string[] = [];
  const passing = (title: string, needs?: string[]) => ({
    title,
    takes: '',
    needs,
    run: async () => {
      ran.push(title);
      return onePassed;
    },
  });
  const counts = await runSuite([
    { title: 'build', takes: '', run: () => Promise.reject(new Error('no build')) },
    passing('browser', ['build']),
    passing('lint'),
  ]);
  assert.deepEqual(ran, ['lint']);
  assert.deepEqual(counts, { passed: 1, failed: 1, skipped: 1 });
});
