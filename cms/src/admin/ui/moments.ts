const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'short' });
const DAY_AND_TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** “2:05 PM” for a moment of today, “Nov 3, 2026, 2:05 PM” for any other. In milliseconds since 1970. */
export function formatMoment(moment: number, now = Date.now()): string {
  const date = new Date(moment);
  const isToday = date.toDateString() === new Date(now).toDateString();
  return (isToday ? TIME : DAY_AND_TIME).format(date);
}

const TO_THE_SECOND = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });
const STORED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** A stored moment, such as “2026-12-01T08:00:00.000Z”, as “Dec 1, 2026, 8:00:00 AM”; any other text as it is. */
export function formatIfMoment(text: string): string {
  const moment = STORED.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? text : TO_THE_SECOND.format(moment);
}

const DAY_MS = 86_400_000;
const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const DAY_AND_YEAR = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const IN_WORDS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

const startOfDay = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);
const NEARBY = new Map([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
]);

/**
 * A moment for a narrow column: “today 14:05”, “12 Nov”, or “12 Nov 2025” for another year. In milliseconds since 1970.
 * @param withTime for any day: “12 Nov, 14:05”
 */
export function formatShort(moment: number, { withTime = false, now = Date.now() } = {}): string {
  // A day has 23 or 25 hours when the clocks change.
  const distance = Math.round((startOfDay(moment) - startOfDay(now)) / DAY_MS);
  const nearby = NEARBY.get(distance);
  const time = CLOCK.format(moment);
  if (nearby !== undefined) return `${nearby} ${time}`;
  const isThisYear = new Date(moment).getFullYear() === new Date(now).getFullYear();
  const day = (isThisYear ? DAY : DAY_AND_YEAR).format(moment);
  return withTime ? `${day}, ${time}` : day;
}

/** “Thursday 12 November 2026 at 14:05” */
export const formatInWords = (moment: number): string => IN_WORDS.format(moment);
