import { MOST_ROWS, type Section } from './desk';

/**
 * The first rows of a list, and how many it has.
 * @param most what the list was limited to: with so many, there may be more
 */
export function toSection<Row>(list: readonly Row[], most: number): Section<Row> {
  return { count: list.length, isMore: list.length >= most, rows: list.slice(0, MOST_ROWS) };
}

/** @param count of a query that stops after `most` + 1 */
export const limitCount = (count: number, most: number): { count: number; isMore: boolean } => ({
  count: Math.min(count, most),
  isMore: count > most,
});

const LONGEST_EXCERPT = 140;

/** The beginning of a text, in one line. */
export function toExcerpt(text: string): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  if (characters.length <= LONGEST_EXCERPT) return characters.join('');
  return `${characters
    .slice(0, LONGEST_EXCERPT - 1)
    .join('')
    .trimEnd()}…`;
}
