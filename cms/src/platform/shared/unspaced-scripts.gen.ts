// Copied from scripts/shared-rules/unspaced-scripts.ts by npm run codegen.
/** Letters of scripts without spaces between words, and the marks that only they use. Korean has spaces. */
const UNSPACED = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}`;
/** Punctuation of these scripts is full-width and needs no extra space. */
const WIDE = String.raw`\u3000-\u303f\uff00-\uffef`;

const RUNS = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, 'gu');
const BEGINS = new RegExp(`^[${UNSPACED}${WIDE}]`, 'u');
const ENDS = new RegExp(`[${UNSPACED}${WIDE}]$`, 'u');
const SOMEWHERE = new RegExp(`[${UNSPACED}]`, 'u');
const LETTER = new RegExp(`^[${UNSPACED}]`, 'u');

/** Whether the line break between `before` and `after` is at a place without a space. */
export const breaksWithoutSpace = (before: string, after: string): boolean =>
  ENDS.test(before.slice(-2)) && BEGINS.test(after);

const BREAK = /[^\S\n]*\n[^\S\n]*(?!\s)/g;

/** Joins lines of such a script without a space. An empty line still separates. */
export const joinBrokenWords = (text: string): string =>
  text.replace(BREAK, (found, at: number) =>
    breaksWithoutSpace(
      text.slice(Math.max(0, at - 2), at),
      text.slice(at + found.length, at + found.length + 2),
    )
      ? ''
      : found,
  );

/** Splits a word where a script without spaces begins or ends. */
export const splitByScript = (word: string): string[] => word.match(RUNS) ?? [];

export const isUnspacedWord = (word: string): boolean => LETTER.test(word);

/** Whether a text contains such a letter. Most texts do not, and can skip the check of each word. */
export const hasUnspacedLetters = (text: string): boolean => SOMEWHERE.test(text);
