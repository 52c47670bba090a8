/** Beyond these PostgreSQL counts no position; a longer text is found by its later words all the same. */
const LAST_POSITION = 16_383;

/** PostgreSQL refuses a vector of a megabyte. */
const MOST_BYTES = 900_000;
/** What a word takes beside its letters, and each of its positions. */
const BYTES_OF_ENTRY = 8;
const BYTES_OF_POSITION = 2;

/**
 * Words as the text of a `tsvector`, built here so that PostgreSQL's own reading of a text, which knows addresses and
 * fractions, has no say: both databases find the same words. Of a text with too many different ones the last are left out.
 * @param weights each part's words under its weight, A the heaviest
 */
export function toTsvector(weights: [weight: 'A' | 'B' | 'C' | 'D', words: readonly string[]][]): string {
  const positions = new Map<string, string[]>();
  let at = 0;
  let bytes = 0;
  for (const [weight, words] of weights) {
    for (const word of words) {
      at = Math.min(at + 1, LAST_POSITION);
      const known = positions.get(word) ?? [];
      // A word's first places say enough.
      if (known.length === 16) continue;
      bytes += BYTES_OF_POSITION + (known.length === 0 ? Buffer.byteLength(word) + BYTES_OF_ENTRY : 0);
      if (bytes > MOST_BYTES) break;
      known.push(`${at}${weight}`);
      positions.set(word, known);
    }
  }
  return [...positions].map(([word, places]) => `'${word}':${places.join(',')}`).join(' ');
}
