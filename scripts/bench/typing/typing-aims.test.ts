import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeOpening, judgeTyping } from './typing-aims.ts';

const textarea = { median: 4, p95: 5, processor: 2 };

test('typing is judged beside a textarea', () => {
  const quick = { median: 10, p95: 23.5, processor: 7 };
  const slow = { median: 16.1, p95: 23.6, processor: 7.1 };
  const met = judgeTyping(textarea, { text: quick, title: slow, description: quick }).map((aim) => aim.met);
  assert.deepEqual(met, [true, true, true, false, false, false, true, true, true]);
});

test('each way of opening a form has its own limit', () => {
  const met = judgeOpening([
    { title: 'quick', most: 800, time: 800 },
    { title: 'slow', most: 1500, time: 1501 },
  ]).map((aim) => aim.met);
  assert.deepEqual(met, [true, false]);
});
