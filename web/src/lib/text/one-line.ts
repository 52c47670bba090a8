/** Letters of scripts that put no blanks between words, and their punctuation, as in `cms/src/platform/text/unspaced.ts`. */
const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}\u3000-\u303f\uff00-\uffef]`;
const UNSPACED_BREAK = new RegExp(`(${UNSPACED})[^\\S\\n\\r]*[\\n\\r]\\s*(?=${UNSPACED})`, 'gu');

/**
 * The text as one line: every run of white space is one space, and none stands at the ends; a line that ends between Chinese,
 * Japanese or Thai letters goes on without one.
 */
export function oneLine(text: string): string {
  return text.replace(UNSPACED_BREAK, '$1').replace(/\s+/g, ' ').trim();
}
