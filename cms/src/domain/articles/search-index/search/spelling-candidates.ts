import type { Core } from '@strapi/strapi';
import { findSimilarWords } from './similar-words';
import { hasTitleWord } from './titles';

/** Several words with a mistake each could mean a huge number of things. */
const MOST_READINGS = 8;

/** Possible meanings of the words in titles: each word as typed, or a similar known word. The likeliest first. */
export async function spellingCandidates(strapi: Core.Strapi, words: readonly string[]): Promise<string[][]> {
  let readings: Reading[] = [{ words: [], unlikely: 0 }];
  for (const word of words) {
    const stands = await hasTitleWord(strapi, word);
    const meanings = [...new Set([...(stands ? [word] : []), ...(await findSimilarWords(strapi, word))])];
    // Cut after every word: all combinations for many words would not fit in memory.
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
  /** The sum of its words' positions among their candidates. */
  unlikely: number;
}
