import { dateInWords } from '../../../lib/text/dates';

/**
 * A day of the calendar, as the number of days since 1 January 1970: adding days is adding, and no hour, time zone or
 * daylight saving is in it (C34).
 */
export type Day = number;

const MS_PER_DAY = 86_400_000;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** @returns undefined where the calendar has no such day: it begins with the year 1; the month is 1 to 12 */
export function getDay(year: number, month: number, date: number): Day | undefined {
  const day = dayCounted(year, month - 1, date);
  const moment = toDate(day);
  const isThere = year >= 1 && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === date;
  return isThere ? day : undefined;
}

/** @param monthIndex 0 to 11; what is past a month's end is of the next one */
function dayCounted(year: number, monthIndex: number, date: number): Day {
  // Date.UTC and the constructor would take the year 26 for 1926.
  return new Date(0).setUTCFullYear(year, monthIndex, date) / MS_PER_DAY;
}

/**
 * @param text YYYY-MM-DD, as a date field holds it
 * @returns undefined for whatever is no such day
 */
export function parseDay(text: string): Day | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text.trim()) ?? [];
  return year === undefined ? undefined : getDay(Number(year), Number(month), Number(date));
}

/** The visitor's own calendar date, wherever they are. */
export function getToday(now: Date): Day {
  return dayCounted(now.getFullYear(), now.getMonth(), now.getDate());
}

/** YYYY-MM-DD, as HTML has it: of more digits after the year 9999. */
export function isoDay(day: Day): string {
  const moment = toDate(day);
  const year = String(moment.getUTCFullYear()).padStart(4, '0');
  return moment.toISOString().replace(/^.*(-\d\d-\d\d)T.*$/, `${year}$1`);
}

/** `March 1, 2026`. */
export function longDay(day: Day): string {
  return dateInWords(toDate(day));
}

/** `Sunday`. */
export function getWeekday(day: Day): string {
  return String(WEEKDAYS[toDate(day).getUTCDay()]);
}

function toDate(day: Day): Date {
  return new Date(day * MS_PER_DAY);
}
