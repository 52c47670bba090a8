import fc from 'fast-check';
import { getDay, isoDay, longDay, parseDay, getToday, getWeekday } from './calendar-date';

test.each([
  ['1970-01-01', 0, 'January 1, 1970', 'Thursday'],
  ['1969-12-31', -1, 'December 31, 1969', 'Wednesday'],
  ['2000-02-29', 11016, 'February 29, 2000', 'Tuesday'],
  ['2024-02-29', 19782, 'February 29, 2024', 'Thursday'],
  ['2026-03-01', 20513, 'March 1, 2026', 'Sunday'],
  ['2028-02-29', 21243, 'February 29, 2028', 'Tuesday'],
  ['2026-12-31', 20818, 'December 31, 2026', 'Thursday'],
  ['0099-12-31', -683004, 'December 31, 99', 'Thursday'],
  ['0001-01-01', -719162, 'January 1, 1', 'Monday'],
  ['9999-12-31', 2932896, 'December 31, 9999', 'Friday'],
])('%s is day %i, formatted as %s, a %s', (text, day, long, weekday) => {
  expect(parseDay(text)).toBe(day);
  expect(isoDay(day)).toBe(text);
  expect(longDay(day)).toBe(long);
  expect(getWeekday(day)).toBe(weekday);
});

test('ignores spaces around a pasted date', () => {
  expect(parseDay(' 2026-03-01\u00A0')).toBe(parseDay('2026-03-01'));
});

test.each([
  '',
  '2025-02-29',
  '2026-02-29',
  '1900-02-29',
  '2100-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-00-10',
  '2026-13-01',
  '2026-01-00',
  '2026-01-32',
  '0000-01-01',
  '10000-01-01',
  '2026-1-1',
  '26-01-01',
  '+2026-01-01',
  '-2026-01-01',
  '2026-01-01T00:00',
  '2026-01-01T00:00:00Z',
  '2026/01/01',
  '01/02/2026',
  'March 1, 2026',
  '２０２６-01-01',
  'today',
  'NaN',
])('rejects %j as a date', (text) => {
  expect(parseDay(text)).toBeUndefined();
});

test.each([
  [2026, 2.5, 1],
  [2026, 1, 1.5],
  [2026, NaN, 1],
  [NaN, 1, 1],
  [Infinity, 1, 1],
  [0, 12, 31],
  [-1, 1, 1],
])('returns undefined for year %d, month %d, day %d', (year, month, date) => {
  expect(getDay(year, month, date)).toBeUndefined();
});

test.each([
  [1900, 28],
  [2000, 29],
  [2023, 28],
  [2024, 29],
  [2028, 29],
  [2100, 28],
  [2400, 29],
  [4, 29],
  [100, 28],
])('February %i has %i days', (year, days) => {
  expect(getDay(year, 3, 1)! - getDay(year, 2, 1)!).toBe(days);
});

test('numbers the days from year 1 to 9999 consecutively, parses them and rejects days past a month’s end', () => {
  const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  let day = getDay(1, 1, 1)!;
  let wrong = 0;
  for (let year = 1; year <= 9999; year += 1) {
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    for (let month = 1; month <= 12; month += 1) {
      const length = month === 2 && isLeap ? 29 : lengths[month - 1]!;
      const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
      const last = day + length - 1;
      if (getDay(year, month, 1) !== day || getDay(year, month, length) !== last) wrong += 1;
      if (parseDay(`${text}-01`) !== day || parseDay(`${text}-${length}`) !== last) wrong += 1;
      if (getDay(year, month, length + 1) !== undefined) wrong += 1;
      day = last + 1;
    }
  }
  expect(wrong).toBe(0);
  expect(day - 1).toBe(parseDay('9999-12-31'));
});

test('dates survive a round trip through text, and weekdays repeat every seven days', () => {
  fc.assert(
    fc.property(fc.integer({ min: -719162, max: 2932896 }), (day) => {
      expect(parseDay(isoDay(day))).toBe(day);
      expect(getWeekday(day + 7)).toBe(getWeekday(day));
      expect(getWeekday(day + 1)).not.toBe(getWeekday(day));
    }),
  );
});

test('formats a due date that falls after the year 9999', () => {
  expect(isoDay(parseDay('9999-12-31')! + 280)).toBe('10000-10-06');
  expect(longDay(parseDay('9999-12-31')! + 280)).toBe('October 6, 10000');
});

test('today is the date on the visitor’s clock at any hour and in any year', () => {
  for (const year of [50, 1969, 2024, 2026]) {
    for (const [hours, minutes] of [
      [0, 0],
      [0, 30],
      [12, 0],
      [23, 59],
    ] as const) {
      const now = new Date(2000, 1, 28, hours, minutes);
      now.setFullYear(year);
      expect(getToday(now)).toBe(getDay(year, 2, 28));
    }
  }
});
