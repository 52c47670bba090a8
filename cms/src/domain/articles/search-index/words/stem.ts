import { lancasterStemmer } from 'lancaster-stemmer';

/** Shorter stems begin too many unrelated words: `ag` of "aging". */
const SHORTEST = 4;

/**
 * The prefix that an English word shares with related forms, as far as its letters show: `pregn` of "pregnant" begins
 * "pregnancy". The word itself when there is none.
 * @param word from `indexWords`
 */
export function stemWord(word: string): string {
  const stem = lancasterStemmer(word);
  return stem.length >= SHORTEST && word.startsWith(stem) ? stem : word;
}
