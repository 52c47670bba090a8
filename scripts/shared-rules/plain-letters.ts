/** Letters that many keyboards lack, and how people type them without; NFKD takes apart only those with accents. */
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

/** Search and addresses spell these letters the same. @param text in small letters */
export const withPlainLetters = (text: string): string =>
  text.replace(/[ßæœøłđðþı]/g, (letter) => PLAIN.get(letter) ?? letter);
