import { longDate } from '../../../lib/text/dates';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * When a comment was written: relative on its first day, then the date.
 * @param moment ISO 8601
 * @param now milliseconds since 1970
 */
export function formatSince(moment: string, now: number): string | null {
  const age = now - Date.parse(moment);
  if (!(age < DAY_MS)) return longDate(moment);
  // Also if the device's clock is behind the server's.
  if (age < MINUTE_MS) return 'just now';
  return age < HOUR_MS ? ago(Math.floor(age / MINUTE_MS), 'minute') : ago(Math.floor(age / HOUR_MS), 'hour');
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
