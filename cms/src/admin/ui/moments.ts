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
