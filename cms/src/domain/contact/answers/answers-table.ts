import type { Dialect, Knex } from '../../../platform/database/dialect';

/**
 * What editors answered to messages from the contact page. An answer is deleted with its message. Moments are in
 * milliseconds since 1970. `request_key` is chosen by the form, so that pressing *Send* twice sends one mail.
 * `mail_tried_at` is set while a process sends it, and `mailed_at` once the mail server has accepted it.
 */
export const ANSWERS = 'contact_answers';

const ID: { [D in Dialect]: string } = {
  sqlite: 'integer PRIMARY KEY AUTOINCREMENT',
  postgres: 'integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
};

export async function createContactAnswers(knex: Knex, dialect: Dialect): Promise<void> {
  await knex.raw(
    `CREATE TABLE IF NOT EXISTS ${ANSWERS} (
       id ${ID[dialect]}, message_id integer NOT NULL REFERENCES contact_messages (id) ON DELETE CASCADE,
       request_key varchar(36) NOT NULL UNIQUE, text text NOT NULL,
       author_id integer, author_name varchar(255) NOT NULL, created_at bigint NOT NULL,
       mail_tried_at bigint, mail_failed_at bigint, mailed_at bigint)`,
  );
  await knex.raw(`CREATE INDEX IF NOT EXISTS ${ANSWERS}_of_message ON ${ANSWERS} (message_id, id)`);
}
