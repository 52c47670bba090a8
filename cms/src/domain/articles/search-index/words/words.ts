import { FIELD_LIMITS } from '../../../../platform/text/field-limits';
import { toCanonicalSpelling, splitWords } from '../../../../platform/shared/split-words.gen';
import { hasUnspacedLetters, isUnspacedWord } from '../../../../platform/shared/unspaced-scripts.gen';

/** Longer ones are cut: no language has such words, and the index stores whatever it gets. */
const LONGEST_WORD = 64;
/** Characters per index word of a script without spaces. */
const SIGNS = 3;
/** Far more than anybody searches for, and few enough for one statement. */
const MOST_QUERY_WORDS = 40;

/**
 * The words of a text as the index stores them. In Chinese, Thai and other scripts without spaces, a word starts at
 * every character, so that words inside a text are found: "睡眠不足" becomes 睡眠不, 眠不足, 不足 and 足.
 */
export function indexWords(text: string): string[] {
  const words = splitWords(text);
  if (!hasUnspacedLetters(words.join(' '))) return words.map(known);
  return words.flatMap((word) => {
    if (!isUnspacedWord(word)) return [known(word)];
    const signs = Array.from(word);
    return signs.map((_, at) => signs.slice(at, at + SIGNS).join(''));
  });
}

/**
 * The distinct words of a search; each is a prefix of index words. Empty when there are too many: all words must match
 * (C22), so a search with some of them dropped would return wrong results.
 */
export function queryWords(question: string): string[] {
  if (question.length > FIELD_LIMITS.search) return [];
  const searched = splitWords(question).flatMap((word) =>
    isUnspacedWord(word) ? pieces(word) : [known(word)],
  );
  const words = [...new Set(searched)];
  return words.length > MOST_QUERY_WORDS ? [] : words;
}

/** As few pieces as cover the word: "睡眠不足" becomes 睡眠不 and 眠不足. */
function pieces(word: string): string[] {
  const signs = Array.from(word);
  const last = Math.max(0, signs.length - SIGNS);
  const count = Math.ceil(signs.length / SIGNS);
  return Array.from({ length: count }, (_, at) => {
    const start = Math.min(at * SIGNS, last);
    return signs.slice(start, start + SIGNS).join('');
  });
}

const known = (word: string): string => toCanonicalSpelling(word).slice(0, LONGEST_WORD);

/** Whether each prefix begins one of the words. */
export function hasAllPrefixes(words: readonly string[], beginnings: readonly string[]): boolean {
  return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
}
