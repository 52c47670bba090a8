import type { Core } from '@strapi/strapi';
import { nearWords } from './near-words';
import { anyTitleWith } from './titles';

/** Several words with a mistake each could mean very many things. */
const MOST_READINGS = 8;

/** What the words may mean in titles: each as it stands, or a word nearly like it that is known. The likeliest first. */
export async function spellingCandidates(strapi: Core.Strapi, words: readonly string[]): Promise<string[][]> {
  let readings: Reading[] = [{ words: [], unlikely: 0 }];
  for (const word of words) {
    const stands = await anyTitleWith(strapi, word);
    const meanings = [...new Set([...(stands ? [word] : []), ...(await nearWords(strapi, word))])];
    // Cut short with every word: all readings of many words would be more than any memory holds.
    readings = readings
      .flatMap((reading) =>
        meanings.map((meaning, at) => ({
          words: [...reading.words, meaning],
          unlikely: reading.unlikely + at,
        })),
      )
      .toSorted((a, b) => a.unlikely - b.unlikely)
      .slice(0, MOST_READINGS);
    if (readings.length === 0) return [];
  }
  return readings.map((reading) => reading.words);
}

interface Reading {
  words: string[];
  /** How far down its words stand among those that may have been meant. */
  unlikely: number;
}
