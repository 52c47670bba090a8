/** Letters that many keyboards lack, and how people type them instead. NFKD only decomposes letters with accents. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
]);

/** Spells these letters for search and addresses. @param text in lower case */
export const withPlainLetters = (text: string): string =>
  text.replace(/[ßæœøłđðþı]/g, (letter) => PLAIN.get(letter) ?? letter);
