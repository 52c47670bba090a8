import { sameWord, spelledWords } from '../shared/spelled-words.gen';
import { isUnspaced } from '../shared/unspaced.gen';

export interface Part {
  text: string;
  marked: boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}'’‘ʼ`´]*/gu;

/**
 * A text in parts, marked the words that a search found: those that begin with one of its words, by the CMS's own rule of
 * what a word is (C22). Of a script without blanks, such as Chinese, the words stand inside of longer runs.
 * @returns together the text, no two marked or unmarked in a row
 */
export function markedParts(text: string, search: string): Part[] {
  const words = [...new Set(spelledWords(search).map(sameWord))];
  const beginnings = words.filter((word) => !isUnspaced(word));
  const insides = words.filter(isUnspaced);
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
    if (spelledWords(word).some((found) => startsWithOne(sameWord(found), beginnings))) add(word, true);
    else if (insides.length === 0) add(word, false);
    else for (const [piece, isFound] of splitAround(word, insides)) add(piece, isFound);
  }
  add(text.slice(end), false);
  return parts;
}

const startsWithOne = (word: string, beginnings: readonly string[]) =>
  beginnings.some((beginning) => word.startsWith(beginning));

/**
 * A run in which words have no blanks between them, in its signs, and which of them belong to a sought word. Each sign is
 * spelled as the search spells it: "ガ" is found by "カ", too.
 */
function splitAround(run: string, sought: readonly string[]): [piece: string, isFound: boolean][] {
  const signs = Array.from(run);
  const spelled = signs.map((sign) => spelledWords(sign).join(''));
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
