import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getRestartPause } from './restart-pause.ts';

test('doubles the pause up to 30 seconds and stays there', () => {
  const pauses: number[] = [];
  for (let start = 0; start < 8; start++) pauses.push(getRestartPause(pauses.at(-1), 500));
  assert.deepEqual(pauses, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test('returns to the shortest pause after a server was ready for a minute', () => {
  assert.equal(getRestartPause(16_000, 59_999), 30_000);
  assert.equal(getRestartPause(16_000, 60_000), 1000);
});
