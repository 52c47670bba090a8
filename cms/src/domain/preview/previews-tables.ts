import type { Knex } from '../../platform/database/dialect';

/**
 * What editors have typed and not saved, for their own previews. One row for each open form. `content` is what readers
 * would get, as JSON (`PreviewContent`). Times in milliseconds since 1970.
 */
export const FORMS = 'preview_forms';
/**
 * The links that editors have copied. `content` is null if a link shows the saved draft. A withdrawn link has no row.
 */
export const LINKS = 'preview_links';

/** Both belong to an account, and are deleted with it. */
export async function createPreviewTables(knex: Knex): Promise<void> {
  await knex.raw(
    `CREATE TABLE IF NOT EXISTS ${FORMS} (
       id varchar(22) PRIMARY KEY,
       editor_id integer NOT NULL REFERENCES admin_users (id) ON DELETE CASCADE,
       type varchar(100) NOT NULL, document_id varchar(64) NOT NULL, form varchar(64) NOT NULL,
       content text NOT NULL, posted_at bigint NOT NULL, ends bigint NOT NULL,
       UNIQUE (editor_id, type, document_id, form))`,
  );
  await knex.raw(`CREATE INDEX IF NOT EXISTS ${FORMS}_ends ON ${FORMS} (ends)`);
  await knex.raw(
    `CREATE TABLE IF NOT EXISTS ${LINKS} (
       id varchar(22) PRIMARY KEY,
       editor_id integer NOT NULL REFERENCES admin_users (id) ON DELETE CASCADE,
       editor_name varchar(255) NOT NULL,
       type varchar(100) NOT NULL, document_id varchar(64) NOT NULL,
       content text, made_at bigint NOT NULL, ends bigint NOT NULL)`,
  );
  await knex.raw(`CREATE INDEX IF NOT EXISTS ${LINKS}_document ON ${LINKS} (document_id, made_at)`);
  await knex.raw(`CREATE INDEX IF NOT EXISTS ${LINKS}_ends ON ${LINKS} (ends)`);
  await knex.raw(`CREATE INDEX IF NOT EXISTS ${LINKS}_editor ON ${LINKS} (editor_id)`);
}

/** Deletes what has expired. */
export async function clearPreviews(knex: Knex, now = Date.now()): Promise<void> {
  for (const table of [FORMS, LINKS]) await knex(table).where('ends', '<=', now).delete();
}
