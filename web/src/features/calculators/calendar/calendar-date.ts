import { formatUtcDate } from '../../../lib/text/dates';

/**
 * A calendar day as the number of days since 1 January 1970. Adding days is an addition, and no hours, time zones or
 * daylight saving are involved (C34).
 */
export type Day = number;

const MS_PER_DAY = 86_400_000;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/**
 * @returns undefined if there is no such day; the calendar begins with the year 1, and months are 1 to 12
 */
export function getDay(year: number, month: number, date: number): Day | undefined {
  const day = dayCounted(year, month - 1, date);
  const moment = toDate(day);
  const isThere = year >= 1 && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === date;
  return isThere ? day : undefined;
}

/**
 * @param monthIndex 0 to 11; days past a month's end belong to the next month
 */
function dayCounted(year: number, monthIndex: number, date: number): Day {
  // Date.UTC and the constructor interpret the year 26 as 1926.
  return new Date(0).setUTCFullYear(year, monthIndex, date) / MS_PER_DAY;
}

/**
 * @param text YYYY-MM-DD, the value of a date field
 * @returns undefined if it is not such a day
 */
export function parseDay(text: string): Day | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text.trim()) ?? [];
  return year === undefined ? undefined : getDay(Number(year), Number(month), Number(date));
}

/** The calendar date on the visitor's clock. */
export function getToday(now: Date): Day {
  return dayCounted(now.getFullYear(), now.getMonth(), now.getDate());
}

/** YYYY-MM-DD, as in HTML: with more digits after the year 9999. */
export function isoDay(day: Day): string {
  const moment = toDate(day);
  const year = String(moment.getUTCFullYear()).padStart(4, '0');
  return moment.toISOString().replace(/^.*(-\d\d-\d\d)T.*$/, `${year}$1`);
}

/** `March 1, 2026`. */
export function longDay(day: Day): string {
  return formatUtcDate(toDate(day));
}

/** `Sunday`. */
export function getWeekday(day: Day): string {
  return String(WEEKDAYS[toDate(day).getUTCDay()]);
}

function toDate(day: Day): Date {
  return new Date(day * MS_PER_DAY);
}
