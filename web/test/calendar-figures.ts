import {
  getDay,
  isoDay,
  longDay,
  parseDay,
  getToday,
  getWeekday,
} from '../src/features/calculators/calendar/calendar-date';
import { dueDay } from '../src/features/calculators/pregnancy/due-day';
import { BASES, dateProblem, calculateGestation } from '../src/features/calculators/pregnancy/gestation';

/** Around leap days, year ends and daylight-saving changes, and dates that a time zone skipped. */
const DATES = [
  '0001-01-01',
  '0099-12-31',
  '1900-02-28',
  '1900-03-01',
  '1970-01-01',
  '1994-12-30',
  '1994-12-31',
  '1995-01-01',
  '2000-02-29',
  '2018-02-17',
  '2018-11-04',
  '2024-02-29',
  '2026-03-08',
  '2026-03-29',
  '2026-04-24',
  '2026-10-25',
  '2026-10-29',
  '2026-11-01',
  '2026-12-31',
  '2028-02-29',
  '9999-12-31',
];

const DAYS_GONE = [-1, 0, 6, 7, 83, 84, 140, 188, 189, 279, 280, 281];

/** Everything that the calendar and pregnancy functions return for these dates: the same in every time zone (C34). */
export function computeCalendarFigures(): unknown[] {
  return DATES.map((text) => {
    const day = parseDay(text)!;
    const [year, month, date] = text.split('-').map(Number);
    return {
      day,
      counted: getDay(year!, month!, date!),
      texts: [isoDay(day), longDay(day), getWeekday(day)],
      due: [20, 28, 59].map((cycleDays) => longDay(dueDay(day, cycleDays))),
      pregnancies: BASES.flatMap((basis) =>
        DAYS_GONE.map((gone) => ({
          ...calculateGestation({ basis, day, today: day + gone }),
          problem: dateProblem(basis, day, day + gone) ?? null,
        })),
      ),
    };
  });
}

/** The result of `getToday` when the wall clock of this process's time zone shows this date and time. */
export function todayByWallClock(date: string, time: string): string {
  const [year, month, dayOfMonth] = date.split('-').map(Number);
  const [hours, minutes] = time.split(':').map(Number);
  return isoDay(getToday(new Date(year!, month! - 1, dayOfMonth, hours, minutes)));
}

/** The result of `getToday` at this moment. */
export function todayAt(moment: number): string {
  return isoDay(getToday(new Date(moment)));
}
