import { FIELD_LIMITS } from '../platform/text/field-limits';
import { normalized } from '../platform/text/normalized';
import { withPlainLetters } from '../platform/text/plain-letters';

/** Longer ones are cut: no word of a language is, and an index keeps what it is given. */
const LONGEST_WORD = 64;
/** One word however it is written: who types "can't sleep" means what stands there as "cannot". */
const SAME: ReadonlyMap<string, string> = new Map([['cant', 'cannot']]);
/** Far more than anybody asks with, and few enough for one statement. */
const MOST_ASKED = 40;

/**
 * The words of a text as the index keeps them and as a question is read: small letters without accents, apostrophes
 * removed as in addresses ("men's" is "mens"), and whatever else is no letter or digit only separates. What comes out
 * holds no character that means anything to either database's search.
 */
export function wordsOf(text: string): string[] {
  const letters = normalized('NFKD', text)
    // Accents, and signs that nobody sees: where a word may be broken, joined, or its direction turns.
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
    // A sigma is written otherwise at the end of a word: a beginning that ends with one is the same letter.
    .replaceAll('ς', 'σ');
  return withPlainLetters(letters)
    .replace(/['’‘ʼ`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => SAME.get(word) ?? word.slice(0, LONGEST_WORD));
}

/**
 * The words of a reader's question, each once. None of a question with too many: all words must match (C22), so some of
 * them left out would find what was not asked for.
 */
export function askedWords(question: string): string[] {
  if (question.length > FIELD_LIMITS.search) return [];
  const words = [...new Set(wordsOf(question))];
  return words.length > MOST_ASKED ? [] : words;
}

/** Whether every beginning begins one of the words. */
export function hasAll(words: readonly string[], beginnings: readonly string[]): boolean {
  return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
}
