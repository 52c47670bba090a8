import { findWarning, isDue, type Run } from './run';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-30T12:00:00Z');
const run = (changes: Partial<Run> = {}): Run => ({
  id: 1,
  begunAt: NOW - HOUR,
  claimedUntil: NOW - HOUR + 60_000,
  endedAt: NOW - HOUR + 10_000,
  problem: null,
  ...changes,
});

test.each([
  ['the first', undefined, true],
  ['an hour after the last', run(), true],
  ['before that', run({ begunAt: NOW - HOUR + 1 }), false],
  ['while one is being made', run({ endedAt: null, claimedUntil: NOW + 1 }), false],
  ['when the process that made one is gone', run({ endedAt: null, claimedUntil: NOW - 1 }), true],
  ['soon after a failure', run({ begunAt: NOW - 15 * 60_000, problem: 'full' }), true],
  ['but not at once', run({ begunAt: NOW - 60_000, problem: 'full' }), false],
])('a backup is due: %s', (_name, last, due) => {
  expect(isDue(last, HOUR, NOW)).toBe(due);
});

test('a failure is no reason to wait longer than for the next one', () => {
  expect(isDue(run({ begunAt: NOW - 5 * 60_000, problem: 'full' }), 5 * 60_000, NOW)).toBe(true);
});

test('a failed or overdue backup is worth a warning, and a late one is not', () => {
  const warn = (last: Run | undefined, lastGood: number | undefined, since = 0) =>
    findWarning({ last, lastGood, since }, HOUR, NOW);
  expect(warn(run(), NOW - HOUR)).toBeUndefined();
  expect(warn(run(), NOW - 2 * HOUR)).toBeUndefined();
  expect(warn(run(), NOW - 3 * HOUR)).toMatch(/of 2026-11-30T09:00:00.000Z, and the next one is overdue/);
  expect(warn(run({ problem: 'The disk is full.' }), NOW - HOUR)).toBe(
    'The last backup failed: The disk is full.',
  );
  expect(warn(undefined, undefined, NOW - HOUR)).toBeUndefined();
  expect(warn(undefined, undefined, NOW - 3 * HOUR)).toMatch(/no backup yet/);
});
