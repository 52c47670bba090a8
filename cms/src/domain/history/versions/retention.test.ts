import { DAY_MS, findPrunable } from './retention';
import type { Kind } from './version';

const NOW = 1000 * DAY_MS;
const RETENTION = { allDays: 90, dailyDays: 365 };
let edition = 0;
const version = (daysAgo: number, more: { kind?: Kind; published?: boolean } = {}) => {
  edition += 1;
  return { edition, kind: 'save' as Kind, published: false, madeAt: NOW - daysAgo * DAY_MS, ...more };
};
const prune = (...versions: ReturnType<typeof version>[]) => findPrunable(versions, RETENTION, NOW);
beforeEach(() => {
  edition = 0;
});

test('keeps all versions of the last 90 days', () => {
  expect(prune(version(90), version(89.9), version(2), version(1.9), version(1.8))).toEqual([]);
});

test('keeps the last one of each day for a year more, and none after that', () => {
  const versions = [version(500), version(200.3), version(200.2), version(199), version(1)];
  expect(prune(...versions)).toEqual([2, 1]);
});

test('never prunes the latest version, or the one that readers get', () => {
  expect(prune(version(800), version(700, { published: true }), version(650), version(600))).toEqual([3, 1]);
  expect(prune(version(900))).toEqual([]);
});

test('never prunes a version that is needed elsewhere', () => {
  const versions = [version(800), version(700), version(1)];
  expect(findPrunable(versions, RETENTION, NOW, new Set([1]))).toEqual([2]);
});

test('forgets a deleted entry after 90 days', () => {
  expect(prune(version(95, { published: true }), version(91, { kind: 'delete' }))).toEqual([2, 1]);
  expect(prune(version(95), version(89, { kind: 'delete' }))).toEqual([]);
  // It was restored.
  expect(prune(version(95, { kind: 'delete' }), version(94, { kind: 'restore' }))).toEqual([]);
});
