import {
  addYears,
  describeDue,
  getDueProblem,
  getPlanProblem,
  getRetryDelay,
  isTimeZone,
  wasMissed,
} from './schedule-rules';

const NOW = Date.parse('2026-11-27T12:00:00Z');

test('a moment is planned between now and five years ahead', () => {
  expect(getDueProblem(NOW, NOW)).toMatch(/over/);
  expect(getDueProblem(NOW + 1, NOW)).toBeUndefined();
  expect(getDueProblem(Date.parse('2031-11-27T12:00:00Z'), NOW)).toBeUndefined();
  expect(getDueProblem(Date.parse('2031-11-27T12:00:01Z'), NOW)).toMatch(/5 years/);
});

test('the end of the range is a moment also on a leap day', () => {
  expect(new Date(addYears(Date.parse('2028-02-29T00:00:00Z'))).toISOString()).toBe(
    '2033-03-01T00:00:00.000Z',
  );
});

test.each(['Europe/Vienna', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3', 'Asia/Kolkata'])(
  '%s is a time zone',
  (name) => expect(isTimeZone(name)).toBe(true),
);

test.each(['', 'Mars/Base', 'Europe/Vienna ', 'Europe/Vienna\0', 'e'.repeat(65), '../etc', '<b>'])(
  '“%s” is none',
  (name) => expect(isTimeZone(name)).toBe(false),
);

test('a moment is described in the zone of the editor, also across a clock change', () => {
  const evening = (day: string) => describeDue(Date.parse(`${day}T19:00:00Z`), 'Europe/Vienna');
  expect(evening('2026-10-24')).toMatch(/^Saturday, October 24, 2026 at 9:00\sPM \(Europe\/Vienna\)$/);
  expect(evening('2026-10-25')).toMatch(/^Sunday, October 25, 2026 at 8:00\sPM/);
});

describe('publishing and unpublishing are in an order that makes sense', () => {
  const plan = (more: object) =>
    getPlanProblem({ action: 'publish', dueAt: 10, isPublished: false, other: undefined, ...more });

  test('of a draft', () => {
    expect(plan({})).toBeUndefined();
    expect(plan({ other: 11 })).toBeUndefined();
    expect(plan({ other: 10 })).toMatch(/unpublished before/);
    expect(plan({ action: 'unpublish' })).toMatch(/not published/);
    expect(plan({ action: 'unpublish', other: 9 })).toBeUndefined();
    expect(plan({ action: 'unpublish', other: 10 })).toMatch(/after it is published/);
  });

  test('of a public article, which may go and come back', () => {
    expect(plan({ isPublished: true, other: 5 })).toBeUndefined();
    expect(plan({ isPublished: true, action: 'unpublish' })).toBeUndefined();
  });
});

test('attempts wait longer each time, and end', () => {
  const delays = [1, 2, 3, 4, 5].map(getRetryDelay);
  expect(delays).toEqual(delays.toSorted((a, b) => Number(a) - Number(b)));
  expect(getRetryDelay(6)).toBeUndefined();
});

test('a job that begins a minute late was missed; one that was tried in time was not', () => {
  expect(wasMissed({ dueAt: 0, firstTriedAt: 60_000 })).toBe(false);
  expect(wasMissed({ dueAt: 0, firstTriedAt: 60_001 })).toBe(true);
  expect(wasMissed({ dueAt: 0, firstTriedAt: null })).toBe(false);
});
