/** Beyond these PostgreSQL counts no position; a longer text is found by its later words all the same. */
const LAST_POSITION = 16_383;

/**
 * Words as the text of a `tsvector`, built here so that PostgreSQL's own reading of a text, which knows addresses and
 * fractions, has no say: both databases find the same words.
 * @param weights each part's words under its weight, A the heaviest
 */
export function tsvectorOf(weights: [weight: 'A' | 'B' | 'C' | 'D', words: readonly string[]][]): string {
  const positions = new Map<string, string[]>();
  let at = 0;
  for (const [weight, words] of weights) {
    for (const word of words) {
      at = Math.min(at + 1, LAST_POSITION);
      const known = positions.get(word) ?? [];
      // A word's first places say enough.
      if (known.length < 16) known.push(`${at}${weight}`);
      positions.set(word, known);
    }
  }
  return [...positions].map(([word, places]) => `'${word}':${places.join(',')}`).join(' ');
}
