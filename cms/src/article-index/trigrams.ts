/** A word between marks, so that its first and last letters are in trigrams of their own: short words have few others. */
export function edged(word: string): string {
  return `#${word}#`;
}

/** Every three letters in a row of a word between its marks; of one that may go on, without the mark at its end. */
export function trigramsOf(word: string): string[] {
  const begun = edged(word).slice(0, -1);
  return Array.from({ length: Math.max(0, begun.length - 2) }, (_, at) => begun.slice(at, at + 3));
}
