// Without Intl: its first formatter takes 100 ms on a phone, and the site needs only these few words of English.
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * `March 1, 2026`, always in UTC: server and browser must render the same.
 * @param moment ISO 8601 date or time
 * @returns null if it is neither
 */
export function longDate(moment: string | null | undefined): string | null {
  if (!moment) return null;
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? null : formatUtcDate(date);
}

/** A valid date's day in UTC, for years of the common era: `March 1, 2026`. */
export function formatUtcDate(date: Date): string {
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** The line above an article's title, in capitals as specified (C18). */
export function publicationLine(publishedAt: string | null | undefined): string {
  const date = longDate(publishedAt);
  return date ? `PUBLISHED ON ${date.toUpperCase()}` : 'PUBLISHED DATE UNKNOWN';
}
