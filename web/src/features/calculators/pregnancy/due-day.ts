import type { Day } from '../calendar/calendar-date';

/** The selectable cycle lengths, in days. */
export const CYCLE_DAYS = { min: 20, max: 59, usual: 28 } as const;

/** From ovulation to the next period, and from fertilisation to birth, in days. */
const LUTEAL_DAYS = 14;
export const DAYS_FROM_FERTILISATION = 266;

/**
 * The estimated due date. F. K. Naegele, 1812 (280 days from the first day of the last period, for a cycle of 28),
 * adjusted by the cycle length.
 * @param cycleDays 20 to 59
 */
export function dueDay(lastPeriod: Day, cycleDays: number): Day {
  return lastPeriod + (cycleDays - LUTEAL_DAYS) + DAYS_FROM_FERTILISATION;
}
