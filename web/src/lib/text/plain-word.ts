import { normalized } from './normalized';

/** Letters that NFKD leaves whole, and how people type them without; the CMS's search has the same list. */
const PLAIN: { [letter: string]: string } = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};

/** A word as the CMS's search compares it: small letters without accents, apostrophes gone. */
export function plainWord(word: string): string {
  return normalized('NFKD', word)
    .replace(/[\p{M}\p{Cf}'’‘]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþıς]/g, (letter) => PLAIN[letter] ?? letter);
}
