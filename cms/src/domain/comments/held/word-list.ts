import * as v from 'valibot';
import type { Dialect, Knex } from '../../../platform/database/dialect';
import { countCodePoints, isStorable } from '../../../platform/text/text';
import { toWordKey } from './find-words';
import { LONGEST_WORD, MOST_WORDS, type RefusedWord, type WordProblem } from './word-limits';
import { HELD_WORDS } from './words-table';

/** What its column holds. */
const LONGEST_KEY = 255;

export interface ListedWord {
  key: string;
  word: string;
  /** Milliseconds since 1970. */
  addedAt: number;
  addedBy: string;
}

const Row = v.pipe(
  v.object({
    word_key: v.string(),
    word: v.string(),
    added_at: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
    added_by: v.string(),
  }),
  v.transform((row): ListedWord => ({
    key: row.word_key,
    word: row.word,
    addedAt: row.added_at,
    addedBy: row.added_by,
  })),
);

/** In alphabetical order. */
export async function readWordList(knex: Knex): Promise<ListedWord[]> {
  const rows: unknown = await knex(HELD_WORDS).orderBy('word_key').limit(MOST_WORDS);
  return v.parse(v.array(Row), rows);
}

/** How a word is compared, or why it cannot be on any list. */
function readWord(word: string): { key: string } | { problem: WordProblem } {
  if (countCodePoints(word) > LONGEST_WORD) return { problem: 'too long' };
  const key = isStorable(word) ? toWordKey(word) : '';
  if (key === '') return { problem: 'nothing to look for' };
  // A character may be compared as many.
  return countCodePoints(key) > LONGEST_KEY ? { problem: 'too long' } : { key };
}

/**
 * Adds the words that are not there yet, in their order, until the list is full. Each bad one is refused by itself.
 * @returns how many are new, and those that are not on the list
 */
export async function addWords(
  knex: Knex,
  dialect: Dialect,
  words: readonly string[],
  { now, addedBy }: { now: number; addedBy: string },
): Promise<{ added: number; refused: RefusedWord[] }> {
  return knex.transaction(async (trx) => {
    // Two editors who add at the same time count each other's words.
    if (dialect === 'postgres') await trx.raw(`LOCK TABLE ${HELD_WORDS} IN SHARE ROW EXCLUSIVE MODE`);
    const listed = new Set((await readWordList(trx)).map(({ key }) => key));
    const refused: RefusedWord[] = [];
    const rows: object[] = [];
    for (const sent of words) {
      const word = sent.trim();
      const read = readWord(word);
      if ('problem' in read) refused.push({ word: sent, problem: read.problem });
      else if (listed.has(read.key)) continue;
      else if (listed.size >= MOST_WORDS) refused.push({ word: sent, problem: 'list is full' });
      else {
        listed.add(read.key);
        rows.push({ word_key: read.key, word, added_at: now, added_by: addedBy });
      }
    }
    if (rows.length > 0) await trx(HELD_WORDS).insert(rows);
    return { added: rows.length, refused };
  });
}

/** @returns whether it was on the list */
export async function removeWord(knex: Knex, key: string): Promise<boolean> {
  return (await knex(HELD_WORDS).where({ word_key: key }).delete()) > 0;
}
