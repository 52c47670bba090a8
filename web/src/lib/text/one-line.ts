/**
 * Letters of scripts without spaces between words, and their punctuation, as in `cms/src/platform/shared/unspaced-scripts.gen.ts`.
 */
const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}\u3000-\u303f\uff00-\uffef]`;
const UNSPACED_BREAK = new RegExp(`(${UNSPACED})[^\\S\\n\\r]*[\\n\\r]\\s*(?=${UNSPACED})`, 'gu');

/**
 * Puts a text on one line: replaces each run of white space with one space and trims the ends. A line break between
 * Chinese, Japanese or Thai letters leaves no space.
 */
export function toOneLine(text: string): string {
  return text.replace(UNSPACED_BREAK, '$1').replace(/\s+/g, ' ').trim();
}
