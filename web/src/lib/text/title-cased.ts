/** Words that stay small inside a title. */
const SMALL = new Set(
  'a an and as at but by for from in into nor of on or over per the to vs via with without'.split(' '),
);

/**
 * A name as a title: words in lower case get a capital, small ones only in front. A word that has a capital anywhere
 * (ADHD, LGBTQ+, McArdle) is as its writer wants it.
 */
export function titleCased(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word, index) => (index > 0 && SMALL.has(word) ? word : capitalised(word)))
    .join(' ');
}

/** `self-care` is `Self-Care`, `(stis)` is `(Stis)`. */
function capitalised(word: string): string {
  if (/\p{Lu}/u.test(word)) return word;
  return word.replace(
    /(^|-)([^\p{L}\p{N}-]*)(\p{Ll})/gu,
    (_, start: string, before: string, letter: string) => {
      return start + before + letter.toUpperCase();
    },
  );
}
