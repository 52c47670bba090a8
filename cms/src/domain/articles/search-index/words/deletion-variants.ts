import { SHORTEST } from './typo';

/**
 * A word, and the same with each of its letters left out. Two words that are one mistake apart share one of these, or
 * one is the other's: whether the letter is wrong, missing, too many or has changed places with the next. The same holds
 * for beginnings, since what is left of a beginning begins what is left of its word.
 */
export function deletionVariants(word: string): string[] {
  const letters = Array.from(word);
  const slips = [word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))];
  // Shorter ones are never asked for.
  return [...new Set(slips)].filter((slip) => slip.length >= SHORTEST - 1);
}
