const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * `March 1, 2026`, in UTC whoever reads it where: server and browser must write the same.
 * @param moment ISO 8601 date or time
 * @returns null when it is none
 */
export function longDate(moment: string | null | undefined): string | null {
  if (!moment) return null;
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? null : LONG.format(date);
}

/** The line above an article's title, in capitals as the specification spells it (C18). */
export function publicationLine(publishedAt: string | null | undefined): string {
  const date = longDate(publishedAt);
  return date ? `PUBLISHED ON ${date.toUpperCase()}` : 'PUBLISHED DATE UNKNOWN';
}
