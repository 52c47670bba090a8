import type { Knex } from '../../../platform/database/dialect';

/** Words and phrases that make a comment wait for the editors. The key is that of `toWordKey`. */
export const HELD_WORDS = 'held_words';

export async function createHeldWords(knex: Knex): Promise<void> {
  await knex.raw(
    `CREATE TABLE IF NOT EXISTS ${HELD_WORDS} (word_key varchar(255) PRIMARY KEY, word varchar(255) NOT NULL, added_at bigint NOT NULL, added_by varchar(255) NOT NULL)`,
  );
}
