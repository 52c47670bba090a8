// In our own words: the first formatter of Intl takes a phone 100 ms, and these are five words of English.
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
 * `March 1, 2026`, in UTC whoever reads it where: server and browser must write the same.
 * @param moment ISO 8601 date or time
 * @returns null when it is none
 */
export function longDate(moment: string | null | undefined): string | null {
  if (!moment) return null;
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? null : dateInWords(date);
}

/** A valid date's day in UTC, of a year of our era: `March 1, 2026`. */
export function dateInWords(date: Date): string {
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** The line above an article's title, in capitals as the specification spells it (C18). */
export function publicationLine(publishedAt: string | null | undefined): string {
  const date = longDate(publishedAt);
  return date ? `PUBLISHED ON ${date.toUpperCase()}` : 'PUBLISHED DATE UNKNOWN';
}
