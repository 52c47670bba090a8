import unhomoglyph from 'unhomoglyph';
import { splitWords } from '../../../platform/shared/split-words.gen';
import { hasUnspacedLetters } from '../../../platform/shared/unspaced-scripts.gen';
import { foldText } from './fold-text';

/**
 * A word or a phrase of the word list as it is compared: the words of the search, without case, accents, punctuation
 * and invisible characters, separated by single spaces. Empty: there is nothing to compare.
 */
export const toWordKey = (text: string): string => splitWords(foldText(text)).join(' ');

/** The same with letters that look alike as one, such as a Latin and a Cyrillic “а”. */
const toLookKey = (text: string): string => toWordKey(unhomoglyph(foldText(text)));

/** Whole words only, except in scripts that put no spaces between words. */
const isIn = (key: string, text: string): boolean =>
  key !== '' && (hasUnspacedLetters(key) ? text.includes(key) : ` ${text} `.includes(` ${key} `));

/** Those words and phrases of a list that a text contains. */
export function findWords<T extends { word: string }>(text: string, list: readonly T[]): T[] {
  if (list.length === 0) return [];
  const [words, looks] = [toWordKey(text), toLookKey(text)];
  return list.filter(({ word }) => isIn(toWordKey(word), words) || isIn(toLookKey(word), looks));
}
