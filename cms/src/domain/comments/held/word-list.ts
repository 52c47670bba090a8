import * as v from 'valibot';
import type { Dialect, Knex } from '../../../platform/database/dialect';
import { countCodePoints, isStorable } from '../../../platform/text/text';
import { toWordKey } from './find-words';
import { HELD_WORDS } from './words-table';

/** Each comment is compared with all of them. */
export const MOST_WORDS = 500;
const LONGEST_WORD = 80;

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

/** @returns why a word cannot be on the list; undefined: it can */
export function findWordProblem(word: string): string | undefined {
  if (countCodePoints(word) > LONGEST_WORD)
    return `Shorten “${word.slice(0, 20)}…” to ${LONGEST_WORD} characters.`;
  if (!isStorable(word) || toWordKey(word) === '')
    return `“${word}” contains no letter and no digit to look for.`;
  return undefined;
}

/** Adds words that are not there yet. @returns false when the list would become too long; then none is added */
export async function addWords(
  knex: Knex,
  dialect: Dialect,
  words: readonly string[],
  { now, addedBy }: { now: number; addedBy: string },
): Promise<boolean> {
  return knex.transaction(async (trx) => {
    // Two editors who add at the same time count each other's words.
    if (dialect === 'postgres') await trx.raw(`LOCK TABLE ${HELD_WORDS} IN SHARE ROW EXCLUSIVE MODE`);
    const listed = new Set((await readWordList(trx)).map(({ key }) => key));
    const added = new Map(words.map((word) => [toWordKey(word), word.trim()]));
    const rows = [...added]
      .filter(([key]) => !listed.has(key))
      .map(([key, word]) => ({ word_key: key, word, added_at: now, added_by: addedBy }));
    if (listed.size + rows.length > MOST_WORDS) return false;
    if (rows.length > 0) await trx(HELD_WORDS).insert(rows);
    return true;
  });
}

/** @returns whether it was on the list */
export async function removeWord(knex: Knex, key: string): Promise<boolean> {
  return (await knex(HELD_WORDS).where({ word_key: key }).delete()) > 0;
}
