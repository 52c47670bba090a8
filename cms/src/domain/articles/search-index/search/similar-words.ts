import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { readInThread } from '../../../../platform/threads/read-thread';
import { deletionVariants } from '../words/deletion-variants';
import { END_OF_PREFIX } from './titles';
import { matchesWithTypo, MIN_TYPO_LENGTH } from '../words/typo';

/** More than the number of words that are as short as the typed one and share so many letters with it. */
const CANDIDATES = 500;
/** Several words with a mistake each could mean a huge number of things. */
const MOST = 8;

const Word = v.object({ word: v.string() });

/**
 * Words of titles that match the typed one, or begin with it, with exactly one mistake. Words of the same length come
 * first: they match almost as a whole.
 */
export async function findSimilarWords(strapi: Core.Strapi, typed: string): Promise<string[]> {
  if (typed.length < MIN_TYPO_LENGTH) return [];
  const slips = deletionVariants(typed);
  const begun = slips.map(() => 'SELECT word FROM article_index_slips WHERE slip >= ? AND slip < ?');
  const sql = `SELECT word FROM (${begun.join(' UNION ALL ')}) AS begun
    GROUP BY word ORDER BY length(word), word LIMIT ?`;
  const values = [...slips.flatMap((slip) => [slip, slip + END_OF_PREFIX]), CANDIDATES];
  const rows = await readInThread(strapi, { sql, values }, 'guess');
  return rows
    .map((row) => v.parse(Word, row).word)
    .filter((word) => matchesWithTypo(typed, word) && !word.startsWith(typed))
    .toSorted((a, b) => Math.abs(a.length - typed.length) - Math.abs(b.length - typed.length))
    .slice(0, MOST);
}
