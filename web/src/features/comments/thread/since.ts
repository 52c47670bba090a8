import { longDate } from '../../../lib/text/dates';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * When something was written: how long ago on its first day, then the date.
 * @param moment ISO 8601
 * @param now milliseconds since 1970
 */
export function since(moment: string, now: number): string | null {
  const age = now - Date.parse(moment);
  if (!(age < DAY_MS)) return longDate(moment);
  // A clock that is behind the server's, too.
  if (age < MINUTE_MS) return 'just now';
  return age < HOUR_MS ? ago(Math.floor(age / MINUTE_MS), 'minute') : ago(Math.floor(age / HOUR_MS), 'hour');
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
