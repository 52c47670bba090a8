/**
 * A day of the calendar, as the number of days since 1 January 1970: adding days is adding, and no hour, time zone or
 * daylight saving is in it (C34).
 */
export type Day = number;

const MS_PER_DAY = 86_400_000;
const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** @returns undefined where the calendar has no such day; the month is 1 to 12 */
export function dayOf(year: number, month: number, date: number): Day | undefined {
  const moment = new Date(0);
  // The constructor would take the year 26 for 1926.
  moment.setUTCFullYear(year, month - 1, date);
  const isThere = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === date;
  return isThere ? Math.round(moment.getTime() / MS_PER_DAY) : undefined;
}

/**
 * @param text YYYY-MM-DD, as a date field holds it
 * @returns undefined for whatever is no such day
 */
export function parseDay(text: string): Day | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text.trim()) ?? [];
  return year === undefined ? undefined : dayOf(Number(year), Number(month), Number(date));
}

/** The visitor's own calendar date, wherever they are. */
export function todayOf(now: Date): Day {
  return Math.round(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / MS_PER_DAY);
}

/** YYYY-MM-DD; years of four digits. */
export function isoDay(day: Day): string {
  return momentOf(day).toISOString().slice(0, 10);
}

/** `March 1, 2026`. */
export function longDay(day: Day): string {
  return LONG.format(momentOf(day));
}

/** `Sunday`. */
export function weekdayOf(day: Day): string {
  return WEEKDAY.format(momentOf(day));
}

const momentOf = (day: Day) => new Date(day * MS_PER_DAY);
