// Copied from scripts/shared-rules/split-words.ts by npm run codegen.
import { normalize } from './normalize.gen';
import { withPlainLetters } from './plain-letters.gen';
import { splitByScript, hasUnspacedLetters, joinBrokenWords } from './unspaced-scripts.gen';

/** Spelling variants of one word: a reader who types "can't sleep" also means "cannot". */
const SAME: ReadonlyMap<string, string> = new Map([['cant', 'cannot']]);

/** @param word in the spelling of `splitWords` */
export const toCanonicalSpelling = (word: string): string => SAME.get(word) ?? word;

/**
 * The words of a text, in lower case and without accents. Apostrophes are removed as in addresses ("men's" becomes
 * "mens"), and all other characters except letters and digits separate words. The result contains no character with a
 * special meaning in either database's search.
 */
export function splitWords(text: string): string[] {
  const letters = normalize('NFKD', hasUnspacedLetters(text) ? joinBrokenWords(text) : text)
    // Accents and invisible characters: soft hyphens, joiners and direction marks.
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
    // A final sigma has another form, but a prefix that ends with a sigma means the same letter.
    .replaceAll('ς', 'σ');
  const words = withPlainLetters(letters)
    .replace(/['’‘ʼ`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u);
  return hasUnspacedLetters(letters) ? words.flatMap(splitByScript) : words.filter((word) => word !== '');
}
