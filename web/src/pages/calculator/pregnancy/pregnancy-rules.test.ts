import { isoDay, parseDay } from '../../../features/calculators/calendar/calendar-date';
import { pregnancyRules } from './pregnancy-rules';

const today = parseDay('2026-08-04') ?? 0;
const calculate = (typed: Record<string, string>) =>
  pregnancyRules.calculate({ ...pregnancyRules.defaults, ...typed }, today);

test.each([
  ['last-period', '2026-03-10'],
  ['due-date', '2026-12-15'],
  ['conception', '2026-03-24'],
  ['ivf-transfer', '2026-03-24'],
])('calculates the same pregnancy from the basis “%s”', (basis, date) => {
  const outcome = calculate({ basis, date });
  expect(outcome).toMatchObject({
    result: {
      basis,
      week: 22,
      days: 147,
      trimester: 'Second trimester',
      percent: 52,
      size: { lengthInches: 10.92, weightPounds: 1.03 },
    },
  });
  expect('result' in outcome && isoDay(outcome.result.conception)).toBe('2026-03-24');
});

test('ignores an invalid date and rejects an impossible one', () => {
  for (const date of ['', 'soon', '2026-02-29']) expect(calculate({ date })).toEqual({ problems: [] });
  const later = [{ at: ['date'], sentence: 'The date cannot be later than today' }];
  for (const basis of ['last-period', 'conception', 'ivf-transfer']) {
    expect(calculate({ basis, date: '2026-08-05' })).toEqual({ problems: later });
  }
  expect(calculate({ basis: 'due-date', date: '2027-05-11' })).toHaveProperty('result');
  expect(calculate({ basis: 'due-date', date: '2027-05-12' })).toEqual({
    problems: [{ at: ['date'], sentence: 'The due date cannot be more than 280 days ahead' }],
  });
});

test('stops at week 41 without a trimester and falls back to the first basis', () => {
  expect(calculate({ basis: 'stork', date: '2020-01-01' })).toMatchObject({
    result: { basis: 'last-period', week: 41, days: 280, percent: 100, trimester: 'Unknown trimester' },
  });
});
