import { toCanonicalSpelling, splitWords } from '../shared/split-words.gen';
import { isUnspacedWord } from '../shared/unspaced-scripts.gen';

interface Part {
  text: string;
  marked: boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}'’‘ʼ`´]*/gu;

/**
 * Splits a text into parts and marks the words that a search matched: those that start with one of its words, by the
 * CMS's definition of a word (C22). In scripts without spaces, such as Chinese, words are found inside longer runs.
 * @returns parts that together form the text, alternately marked and unmarked
 */
export function markWords(text: string, search: string): Part[] {
  const words = [...new Set(splitWords(search).map(toCanonicalSpelling))];
  const beginnings = words.filter((word) => !isUnspacedWord(word));
  const insides = words.filter(isUnspacedWord);
  const parts: Part[] = [];
  const add = (some: string, marked: boolean) => {
    const last = parts.at(-1);
    if (last?.marked === marked) last.text += some;
    else if (some !== '') parts.push({ text: some, marked });
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    add(text.slice(end, index), false);
    end = index + word.length;
    if (splitWords(word).some((found) => startsWithOne(toCanonicalSpelling(found), beginnings)))
      add(word, true);
    else if (insides.length === 0) add(word, false);
    else for (const [piece, isFound] of splitAround(word, insides)) add(piece, isFound);
  }
  add(text.slice(end), false);
  return parts;
}

const startsWithOne = (word: string, beginnings: readonly string[]) =>
  beginnings.some((beginning) => word.startsWith(beginning));

/**
 * The characters of a run in which no spaces separate words, and which of them belong to a searched word. Each is
 * spelled as the search spells it, so "カ" also finds "ガ".
 */
function splitAround(run: string, sought: readonly string[]): [piece: string, isFound: boolean][] {
  const signs = Array.from(run);
  const spelled = signs.map((sign) => splitWords(sign).join(''));
  const owners = spelled.flatMap((letters, sign) => Array.from(letters, () => sign));
  const letters = owners.length > 0 ? Array.from(spelled.join('')) : [];
  const found = new Set(
    sought.flatMap((word) => {
      const wanted = Array.from(word);
      return letters.flatMap((_, start) =>
        wanted.every((letter, at) => letters[start + at] === letter)
          ? wanted.map((_letter, at) => owners[start + at])
          : [],
      );
    }),
  );
  return signs.map((sign, at) => [sign, found.has(at) || (spelled[at] === '' && found.has(at - 1))]);
}
