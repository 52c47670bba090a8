import { distance as editDistance } from 'fastest-levenshtein';

/** "did you mean ...?" for an unknown word; empty if no known word is similar. */
export function suggestNearest(word: string, known: Iterable<string>): string {
  let best: { word: string; distance: number } | null = null;
  for (const candidate of known) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (!best || distance < best.distance) best = { word: candidate, distance };
  }
  return best && best.distance <= Math.max(2, word.length / 3) ? `; did you mean "${best.word}"?` : '';
}
