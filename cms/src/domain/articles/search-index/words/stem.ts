import { lancasterStemmer } from 'lancaster-stemmer';

/** What is shorter begins too many words that have nothing to do with each other: `ag` of "aging". */
const SHORTEST = 4;

/**
 * The beginning that an English word shares with its relatives, as far as one can tell it by its letters: `pregn` of
 * "pregnant" begins "pregnancy". The word itself where there is none.
 * @param word as `indexWords` makes it
 */
export function stemWord(word: string): string {
  const stem = lancasterStemmer(word);
  return stem.length >= SHORTEST && word.startsWith(stem) ? stem : word;
}
