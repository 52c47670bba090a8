/** PostgreSQL stores no higher positions. Later words of a longer text are found anyway. */
const LAST_POSITION = 16_383;

/** PostgreSQL rejects a vector of one megabyte. */
const MOST_BYTES = 900_000;
/** Bytes per word besides its letters, and per position. */
const BYTES_OF_ENTRY = 8;
const BYTES_OF_POSITION = 2;

/**
 * Words as the text of a `tsvector`. It is built here, because PostgreSQL's own parser treats URLs and fractions
 * specially: this way both databases find the same words. For a text with too many different words, the last ones are
 * omitted.
 * @param weights the words of each part with its weight, A being the highest
 */
export function toTsvector(weights: [weight: 'A' | 'B' | 'C' | 'D', words: readonly string[]][]): string {
  const positions = new Map<string, string[]>();
  let at = 0;
  let bytes = 0;
  for (const [weight, words] of weights) {
    for (const word of words) {
      at = Math.min(at + 1, LAST_POSITION);
      const known = positions.get(word) ?? [];
      // The first positions of a word are enough.
      if (known.length === 16) continue;
      bytes += BYTES_OF_POSITION + (known.length === 0 ? Buffer.byteLength(word) + BYTES_OF_ENTRY : 0);
      if (bytes > MOST_BYTES) break;
      known.push(`${at}${weight}`);
      positions.set(word, known);
    }
  }
  return [...positions].map(([word, places]) => `'${word}':${places.join(',')}`).join(' ');
}
