// Copied from scripts/shared-rules/unspaced.ts by npm run codegen.
/** Letters of scripts that put no blanks between words, with the marks that only they use. Korean does put them. */
const UNSPACED = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}`;
/** Punctuation between such letters is wide and brings its own room. */
const WIDE = String.raw`\u3000-\u303f\uff00-\uffef`;

const RUNS = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, 'gu');
const BEGINS = new RegExp(`^[${UNSPACED}${WIDE}]`, 'u');
const ENDS = new RegExp(`[${UNSPACED}${WIDE}]$`, 'u');
const SOMEWHERE = new RegExp(`[${UNSPACED}]`, 'u');
const LETTER = new RegExp(`^[${UNSPACED}]`, 'u');

/** Whether a line that ends like `before` and goes on like `after` was broken where no blank belongs. */
export const breaksWithoutBlank = (before: string, after: string): boolean =>
  ENDS.test(before.slice(-2)) && BEGINS.test(after);

const BREAK = /[^\S\n]*\n[^\S\n]*(?!\s)/g;

/** Text in which words of such a script go on over the end of a line; where a line is left empty they do not. */
export const withoutBreaksInWords = (text: string): string =>
  text.replace(BREAK, (found, at: number) =>
    breaksWithoutBlank(
      text.slice(Math.max(0, at - 2), at),
      text.slice(at + found.length, at + found.length + 2),
    )
      ? ''
      : found,
  );

/** A word cut where a script without blanks begins or ends. */
export const byScript = (word: string): string[] => word.match(RUNS) ?? [];

export const isUnspaced = (word: string): boolean => LETTER.test(word);

/** Whether such a letter stands anywhere in a text: most have none, and need not be looked at word by word. */
export const hasUnspaced = (text: string): boolean => SOMEWHERE.test(text);
