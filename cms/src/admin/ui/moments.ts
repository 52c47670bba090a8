const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'short' });
const DAY_AND_TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** “2:05 PM” for a moment of today, “Nov 3, 2026, 2:05 PM” for any other. In milliseconds since 1970. */
export function formatMoment(moment: number, now = Date.now()): string {
  const date = new Date(moment);
  const isToday = date.toDateString() === new Date(now).toDateString();
  return (isToday ? TIME : DAY_AND_TIME).format(date);
}
