import { formatSince } from './since';

const NOW = Date.parse('2026-07-02T12:00:00.000Z');

test.each([
  ['2026-07-02T12:00:30.000Z', 'just now'],
  ['2026-07-02T11:59:10.000Z', 'just now'],
  ['2026-07-02T11:59:00.000Z', '1 minute ago'],
  ['2026-07-02T10:00:00.000Z', '2 hours ago'],
  ['2026-07-01T12:00:01.000Z', '23 hours ago'],
  ['2026-07-01T12:00:00.000Z', 'July 1, 2026'],
  ['an invalid date', null],
])('formats %s as %s', (moment, expected) => {
  expect(formatSince(moment, NOW)).toBe(expected);
});
