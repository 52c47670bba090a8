import { formatIfMoment, formatInWords, formatShort } from './moments';

test.each(['', 'Sleep', '2026-12-01', '2026-99-01T08:00:00.000Z', 'from 2026-12-01T08:00:00.000Z'])(
  'leaves “%s” as it is',
  (text) => expect(formatIfMoment(text)).toBe(text),
);

test('shows a stored moment in the time zone of the editor', () => {
  const local = new Date(2026, 11, 1, 8, 30, 5);
  expect(formatIfMoment(local.toISOString()).replaceAll(/\s/gu, ' ')).toBe('Dec 1, 2026, 8:30:05 AM');
});

describe('a short moment', () => {
  const now = new Date(2026, 10, 15, 0, 30).getTime();
  const at = (...parts: [number, number, number, number, number]) => new Date(...parts).getTime();

  test.each([
    [at(2026, 10, 15, 14, 5), 'today 14:05'],
    [at(2026, 10, 14, 23, 59), 'yesterday 23:59'],
    [at(2026, 10, 16, 0, 0), 'tomorrow 00:00'],
    [at(2026, 10, 12, 14, 5), '12 Nov'],
    [at(2025, 10, 15, 14, 5), '15 Nov 2025'],
    [at(2027, 0, 1, 8, 0), '1 Jan 2027'],
  ])('%d is “%s”', (moment, short) => expect(formatShort(moment, { now })).toBe(short));

  test('has its time on request', () => {
    expect(formatShort(at(2026, 11, 3, 8, 0), { now, withTime: true })).toBe('3 Dec, 08:00');
  });

  test('is explained in words', () => {
    expect(formatInWords(at(2026, 10, 12, 14, 5))).toMatch(/^Thursday,? 12 November 2026 at 14:05$/);
  });
});
