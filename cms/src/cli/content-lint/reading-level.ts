import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { splitSentences, toWords } from './passages';

/**
 * The Flesch-Kincaid grade of some passages: about the years of school it takes to read them.
 * Figures count as no word, and an item of a list without a full stop as one sentence.
 * Source: Kincaid and others, Derivation of New Readability Formulas for Navy Enlisted Personnel, 1975.
 * @returns null where there is no sentence
 */
export function computeGrade(passages: readonly string[]): number | null {
  const sentences = passages
    .flatMap(splitSentences)
    .map((sentence) => toWords(sentence).filter((word) => /\p{L}/u.test(word)))
    .filter((words) => words.length > 0);
  if (sentences.length === 0) return null;
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}
