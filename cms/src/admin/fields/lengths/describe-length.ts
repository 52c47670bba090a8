import type { BestLength } from '../../ui/search-lengths';

type Fit = 'empty' | 'short' | 'good' | 'long';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters as people count them, without blanks at the ends. */
export const countCharacters = (text: string): number => [...segmenter.segment(text.trim())].length;

export function getFit(count: number, { least, most }: BestLength): Fit {
  if (count === 0) return 'empty';
  if (count < least) return 'short';
  return count > most ? 'long' : 'good';
}

const characters = (count: number): string => (count === 1 ? '1 character' : `${count} characters`);

/** Beside a field: the number of characters, and what is best. */
export const describeLength = (count: number, { least, most }: BestLength): string =>
  `${characters(count)}. Best: ${least} to ${most}.`;

const WORDS: Record<Fit, string> = {
  empty: '',
  short: 'Short for a search result',
  good: 'Good length for a search result',
  long: 'Search results cut it off',
};

/** What is said of it, which changes only when a limit is passed. */
export const describeFit = (fit: Fit): string => WORDS[fit];
