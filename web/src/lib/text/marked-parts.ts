import { plainWord } from './plain-word';

export interface Part {
  text: string;
  marked: boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’‘]*/gu;

/**
 * A text in parts, marked the words that a search found: those that begin with one of its words, whatever the case,
 * accents and apostrophes (C22), as the CMS compares them.
 * @returns together the text, no two marked or unmarked in a row
 */
export function markedParts(text: string, search: string): Part[] {
  const wanted = [...search.matchAll(WORD)].map(([word]) => plainWord(word));
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const found = plainWord(word);
    if (wanted.some((beginning) => found.startsWith(beginning))) {
      if (index > end) parts.push({ text: text.slice(end, index), marked: false });
      parts.push({ text: word, marked: true });
      end = index + word.length;
    }
  }
  if (end < text.length) parts.push({ text: text.slice(end), marked: false });
  return parts;
}
