import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPastDeadline } from './deadline.ts';

const inSeconds = (count: number) => ({ TEST_DEADLINE: String(Math.floor(Date.now() / 1000) + count) });

test('the time of a run is up after TEST_DEADLINE, and never without it', () => {
  assert.equal(isPastDeadline(inSeconds(60)), false);
  assert.equal(isPastDeadline(inSeconds(-60)), true);
  assert.equal(isPastDeadline({}), false);
  assert.equal(isPastDeadline({ TEST_DEADLINE: '' }), false);
});
