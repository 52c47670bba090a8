import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { onePassed } from './counts.ts';
import type { Shard } from './shard.ts';
import { runSuite, getTotal, type Part } from './suite.ts';

beforeEach((context) => {
  if (!('mock' in context)) return;
  context.mock.method(console, 'log', () => undefined);
  context.mock.method(console, 'error', () => undefined);
});

const passing = (ran: string[], name: string, more: Partial<Part> = {}): Part => ({
  name,
  title: name,
  run: (shard) => {
    ran.push(shard ? `${name} ${shard.index}/${shard.total}` : name);
    return Promise.resolve(onePassed);
  },
  ...more,
});

test('skips the parts that depend on a failed part, and runs the rest', async () => {
  const ran: string[] = [];
  const results = await runSuite([
    { name: 'build', title: 'build', run: () => Promise.reject(new Error('no build')) },
    passing(ran, 'browser', { needs: ['build'] }),
    passing(ran, 'lint'),
  ]);
  assert.deepEqual(ran, ['lint']);
  assert.deepEqual(getTotal(results), { passed: 1, failed: 1, skipped: 1, failures: [], unsteady: [] });
  assert.ok(results.every(({ milliseconds }) => milliseconds >= 0));
});

test('skips the parts that would begin after the deadline', async (context) => {
  const ran: string[] = [];
  context.after(() => delete process.env.TEST_DEADLINE);
  const results = await runSuite([
    passing(ran, 'lint'),
    {
      ...passing(ran, 'api'),
      run: () => {
        process.env.TEST_DEADLINE = '1';
        return Promise.resolve(onePassed);
      },
    },
    passing(ran, 'browser'),
  ]);
  assert.deepEqual(ran, ['lint']);
  assert.deepEqual(getTotal(results), { passed: 2, failed: 0, skipped: 1, failures: [], unsteady: [] });
});

test('the shards run every part once, and share parts that can be split', async () => {
  const ran: string[] = [];
  const parts = [passing(ran, 'api', { splits: true }), passing(ran, 'crawl'), passing(ran, 'html')];
  const shards: Shard[] = [1, 2].map((index) => ({ index, total: 2 }));
  for (const shard of shards) await runSuite(parts, shard);
  assert.deepEqual(ran.toSorted(), ['api 1/2', 'api 2/2', 'crawl 2/2', 'html 1/2']);
});
