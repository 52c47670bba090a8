import { MIN_TYPO_LENGTH } from './typo';

/**
 * A word, and its variants with one letter deleted. Two words that are one mistake apart share a variant, or one word
 * is a variant of the other, whether the letter is wrong, missing, extra or swapped with the next. The same applies to
 * prefixes, because what is left of a prefix begins what is left of its word.
 */
export function deletionVariants(word: string): string[] {
  const letters = Array.from(word);
  const slips = [word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))];
  // Shorter ones are never looked up.
  return [...new Set(slips)].filter((slip) => slip.length >= MIN_TYPO_LENGTH - 1);
}
