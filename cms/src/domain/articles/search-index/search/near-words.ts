import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { readRows } from '../../../../platform/threads/reading-thread';
import { deletionVariants } from '../words/deletion-variants';
import { LAST } from './titles';
import { isNearly, SHORTEST } from '../words/typo';

/** More words than are as short as what was typed and share so many letters with it. */
const CANDIDATES = 500;
/** Several of a question's words with a mistake each could mean very many things. */
const MOST = 8;

const Word = v.object({ word: v.string() });

/**
 * Of the words in titles, those that the typed one is, or begins, with one mistake, not those that it begins without
 * any. Those as long as it first: of them it is nearly the whole.
 */
export async function nearWords(strapi: Core.Strapi, typed: string): Promise<string[]> {
  if (typed.length < SHORTEST) return [];
  const slips = deletionVariants(typed);
  const begun = slips.map(() => 'SELECT word FROM article_index_slips WHERE slip >= ? AND slip < ?');
  const sql = `SELECT word FROM (${begun.join(' UNION ALL ')}) AS begun
    GROUP BY word ORDER BY length(word), word LIMIT ?`;
  const values = [...slips.flatMap((slip) => [slip, slip + LAST]), CANDIDATES];
  const rows = await readRows(strapi, { sql, values }, 'guess');
  return rows
    .map((row) => v.parse(Word, row).word)
    .filter((word) => isNearly(typed, word) && !word.startsWith(typed))
    .toSorted((a, b) => Math.abs(a.length - typed.length) - Math.abs(b.length - typed.length))
    .slice(0, MOST);
}
