// Copied from scripts/shared-rules/spelled-words.ts by npm run codegen.
import { normalized } from './normalized.gen';
import { withPlainLetters } from './plain-letters.gen';
import { byScript, hasUnspaced, withoutBreaksInWords } from './unspaced.gen';

/** One word however it is written: who types "can't sleep" means what stands there as "cannot". */
const SAME: ReadonlyMap<string, string> = new Map([['cant', 'cannot']]);

/** @param word as `spelledWords` spells it */
export const sameWord = (word: string): string => SAME.get(word) ?? word;

/**
 * The words of a text: small letters without accents, apostrophes removed as in addresses ("men's" is "mens"), and
 * whatever else is no letter or digit only separates. What comes out holds no character that means anything to either
 * database's search.
 */
export function spelledWords(text: string): string[] {
  const letters = normalized('NFKD', hasUnspaced(text) ? withoutBreaksInWords(text) : text)
    // Accents, and signs that nobody sees: where a word may be broken, joined, or its direction turns.
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
    // A sigma is written otherwise at the end of a word: a beginning that ends with one is the same letter.
    .replaceAll('ς', 'σ');
  const words = withPlainLetters(letters)
    .replace(/['’‘ʼ`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u);
  return hasUnspaced(letters) ? words.flatMap(byScript) : words.filter((word) => word !== '');
}
