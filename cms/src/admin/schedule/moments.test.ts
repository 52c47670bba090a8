import {
  describeDistance,
  describeForBoth,
  describeMoment,
  isSkipped,
  suggestMoment,
  toMoment,
  toTyped,
} from './moments';

const NOON = Date.parse('2026-12-03T12:00:00Z');

test('what is typed is a moment on this computer, and back', () => {
  const moment = toMoment({ date: '2026-12-03', time: '08:05' });
  expect(moment).toBe(new Date(2026, 11, 3, 8, 5).getTime());
  expect(toTyped(moment!)).toEqual({ date: '2026-12-03', time: '08:05' });
  expect(toTyped(moment! + 30_000).time).toBe('08:05:30');
});

test.each([
  ['', '08:00'],
  ['2026-12-03', ''],
  ['2026-12-03', '8'],
  ['12/03/2026', '08:00'],
])('“%s %s” is none', (date, time) => expect(toMoment({ date, time })).toBeUndefined());

test('a time that the clocks skip is noticed', () => {
  const moment = new Date(2026, 2, 29, 3, 30).getTime();
  expect(isSkipped({ date: '2026-03-29', time: '02:30' }, moment)).toBe(true);
  expect(isSkipped({ date: '2026-03-29', time: '03:30' }, moment)).toBe(false);
});

test('a full hour is suggested, at least ten minutes ahead', () => {
  expect(suggestMoment(new Date(2026, 11, 3, 8, 49).getTime())).toBe(new Date(2026, 11, 3, 9, 0).getTime());
  expect(suggestMoment(new Date(2026, 11, 3, 8, 55).getTime())).toBe(new Date(2026, 11, 3, 10, 0).getTime());
});

test('a moment is named in words with its zone, also across a clock change', () => {
  expect(describeMoment(NOON, 'Europe/Vienna')).toMatch(/^Thursday, December 3, 2026 at 1:00\sPM GMT\+1$/);
  const summer = Date.parse('2027-07-01T12:00:00Z');
  expect(describeMoment(summer, 'Europe/Vienna')).toMatch(/2:00\sPM GMT\+2$/);
});

test('colleagues elsewhere read it in both zones', () => {
  expect(describeForBoth(NOON, 'America/New_York', 'Europe/Vienna')).toMatch(
    /1:00\sPM GMT\+1 for you, Thursday, December 3, 2026 at 7:00\sAM EST in America\/New_York$/,
  );
  expect(describeForBoth(NOON, 'Europe/Berlin', 'Europe/Vienna')).toMatch(/1:00\sPM GMT\+1$/);
});

test.each([
  [20_000, 'in 20 seconds'],
  [20 * 60_000, 'in 20 minutes'],
  [5 * 3600_000, 'in 5 hours'],
  [6 * 86_400_000, 'in 6 days'],
  [-3 * 86_400_000, '3 days ago'],
])('%d ms are %s', (distance, words) => expect(describeDistance(NOON + distance, NOON)).toBe(words));
