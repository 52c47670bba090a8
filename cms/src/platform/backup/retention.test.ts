import { findObsolete } from './retention';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const KEPT = { allHours: 6, dailyDays: 3, monthlyMonths: 2 };

test('keeps all of the last hours', () => {
  expect(findObsolete(['2026-11-30T11-00-00-000Z', '2026-11-30T06-00-00-000Z'], KEPT, NOW)).toEqual([]);
});

test('keeps the last one of each day, and then of each month', () => {
  const ids = [
    '2026-11-30T11-00-00-000Z',
    '2026-11-30T05-00-00-000Z',
    '2026-11-29T23-00-00-000Z',
    '2026-11-29T01-00-00-000Z',
    '2026-11-20T23-00-00-000Z',
    '2026-10-31T23-00-00-000Z',
    '2026-10-30T23-00-00-000Z',
    '2026-09-30T23-00-00-000Z',
  ];
  expect(findObsolete(ids.toReversed(), KEPT, NOW)).toEqual([
    '2026-11-30T05-00-00-000Z',
    '2026-11-29T01-00-00-000Z',
    '2026-11-20T23-00-00-000Z',
    '2026-10-30T23-00-00-000Z',
    '2026-09-30T23-00-00-000Z',
  ]);
});

test('months go back over the turn of a year', () => {
  const ids = ['2027-01-05T00-00-00-000Z', '2026-12-31T00-00-00-000Z', '2026-11-30T00-00-00-000Z'];
  const now = Date.parse('2027-01-15T00:00:00Z');
  expect(findObsolete(ids, { ...KEPT, monthlyMonths: 2 }, now)).toEqual(['2026-11-30T00-00-00-000Z']);
});

test('never gives up the newest, even if everything is old', () => {
  expect(findObsolete(['2020-01-01T00-00-00-000Z', '2020-01-02T00-00-00-000Z'], KEPT, NOW)).toEqual([
    '2020-01-01T00-00-00-000Z',
  ]);
});
