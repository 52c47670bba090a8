/** Words that stay lower case inside a title. */
const SMALL = new Set(
  'a an and as at but by for from in into nor of on or over per the to vs via with without'.split(' '),
);

/**
 * A name in title case: capitalises lower-case words, small words only at the start. A word that contains a capital
 * (ADHD, LGBTQ+, McArdle) stays as written.
 */
export function toTitleCase(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word, index) => (index > 0 && SMALL.has(word) ? word : capitalised(word)))
    .join(' ');
}

/** `self-care` becomes `Self-Care`, `(stis)` becomes `(Stis)`. */
function capitalised(word: string): string {
  if (/\p{Lu}/u.test(word)) return word;
  return word.replace(
    /(^|-)([^\p{L}\p{N}-]*)(\p{Ll})/gu,
    (_, start: string, before: string, letter: string) => {
      return start + before + letter.toUpperCase();
    },
  );
}
