import fc from 'fast-check';
import { longDay, parseDay } from '../calendar/calendar-date';
import { CYCLE_DAYS, dueDay } from './due-day';
import { calculateGestation } from './gestation';

const due = (lastPeriod: string, cycleDays: number) => longDay(dueDay(parseDay(lastPeriod)!, cycleDays));

test.each([
  // 1 January is day 1 of the year; day 281 of a year without a 29 February is 8 October.
  ['2026-01-01', 28, 'October 8, 2026'],
  // The same day of a leap year is one date earlier.
  ['2024-01-01', 28, 'October 7, 2024'],
  // 22 May is the 142nd day; 142 + 280 − 365 = 57th: 26 February.
  ['2015-05-22', 28, 'February 26, 2016'],
  // With and without a 29 February in between: 10 June is the 161st day; 161 + 280 − 365 = 76th: 16 March in a leap
  // year, otherwise 17 March.
  ['2023-06-10', 28, 'March 16, 2024'],
  ['2022-06-10', 28, 'March 17, 2023'],
  ['2099-06-10', 28, 'March 17, 2100'],
  // From 29 February, the 60th day: the 340th of a leap year is 5 December.
  ['2028-02-29', 28, 'December 5, 2028'],
  // On 29 February: 25 May is the 145th day; 145 + 280 − 365 = 60th.
  ['2027-05-25', 28, 'February 29, 2028'],
  // Across the end of the year: the 90th day and 280 are 370 − 365 = 5 January.
  ['2026-03-31', 28, 'January 5, 2027'],
  // Across one or two clock changes, and from the days of such a change.
  ['2026-03-07', 28, 'December 12, 2026'],
  ['2026-03-08', 28, 'December 13, 2026'],
  ['2026-03-09', 28, 'December 14, 2026'],
  ['2026-03-29', 28, 'January 3, 2027'],
  ['2026-10-25', 28, 'August 1, 2027'],
  ['2026-11-01', 28, 'August 8, 2027'],
  // (35 − 14) + 266 = 287, a week later; (20 − 14) + 266 = 272; (59 − 14) + 266 = 311
  ['2026-01-01', 35, 'October 15, 2026'],
  ['2026-01-01', 20, 'September 30, 2026'],
  ['2026-01-01', 59, 'November 8, 2026'],
])('a last period on %s with a cycle of %i days gives the due date %s', (lastPeriod, cycleDays, expected) => {
  expect(due(lastPeriod, cycleDays)).toBe(expected);
});

test('the usual cycle adds 280 days like gestationOf, and each cycle day shifts the date by one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -719162, max: 2932896 }),
      fc.integer({ min: CYCLE_DAYS.min, max: CYCLE_DAYS.max }),
      (lastPeriod, cycleDays) => {
        const usual = dueDay(lastPeriod, CYCLE_DAYS.usual);
        expect(usual).toBe(lastPeriod + 280);
        expect(usual).toBe(
          calculateGestation({ basis: 'last-period', day: lastPeriod, today: lastPeriod }).due,
        );
        expect(dueDay(lastPeriod, cycleDays) - usual).toBe(cycleDays - 28);
      },
    ),
  );
});
