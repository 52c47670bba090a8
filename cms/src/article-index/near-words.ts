import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { dialectOf } from '../database/dialect';
import { rowsOf } from '../database/rows';
import { trigramsOf } from './trigrams';
import { isNearly } from './typo';

/** The words that share most trigrams with what was typed; among so many is the one that was meant. */
const CANDIDATES = 60;

const Word = v.object({ word: v.string() });

/** Of the words in titles, those that the typed one is, or begins, with one mistake. The nearest first, at most five. */
export async function nearWords(strapi: Core.Strapi, typed: string): Promise<string[]> {
  const rows = await candidates(strapi, typed);
  const words = rows.map((row) => v.parse(Word, row).word.replaceAll('#', ''));
  return words.filter((word) => isNearly(typed, word)).slice(0, 5);
}

async function candidates(strapi: Core.Strapi, typed: string): Promise<unknown[]> {
  const knex = strapi.db.connection;
  if (dialectOf(strapi) === 'postgres') {
    return rowsOf(
      await knex.raw('SELECT word FROM article_index_vocabulary ORDER BY word <-> ? LIMIT ?', [
        typed,
        CANDIDATES,
      ]),
    );
  }
  const trigrams = trigramsOf(typed);
  if (trigrams.length === 0) return [];
  const question = trigrams.map((trigram) => `"${trigram}"`).join(' OR ');
  return rowsOf(
    await knex.raw(
      'SELECT word FROM article_index_trigrams WHERE article_index_trigrams MATCH ? ORDER BY rank LIMIT ?',
      [question, CANDIDATES],
    ),
  );
}
