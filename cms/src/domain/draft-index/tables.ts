import type { Dialect, Knex } from '../../platform/database/dialect';

/** One row for each article, about its draft: what the views of the editors' list select by. */
export const DRAFTS = 'article_drafts';
/** SQLite only: the words of each draft, by the row ids of `article_drafts`. PostgreSQL has them in its rows. */
export const DRAFT_WORDS = 'article_draft_words';
/** What other documents decide about drafts: `collectTargets`. */
export const DRAFT_TARGETS = 'article_draft_targets';
/** Drafts that have to be read again. Each change is a row, so that two writers do not wait for each other. */
export const DRAFT_QUEUE = 'article_draft_queue';
/** The build that reads the drafts: the one that started last. */
export const DRAFT_BUILD = 'article_draft_build';

/** Raise it with every change of the columns: the tables are then dropped and filled again. */
const SHAPE = 2;

/**
 * Derived from the drafts, and safe to delete. `live_slug` is where readers get the article. `refused` and `named` count what readers would not get of an article:
 * what publishing refuses, and what it only names. `dated_at` is its date of publication, in milliseconds since 1970.
 */
const COLUMNS = `document_id varchar(255) NOT NULL UNIQUE, published boolean NOT NULL, live_slug varchar(255),
  created_by_id integer, changed_by_id integer, dated_at bigint, no_title boolean NOT NULL, no_picture boolean NOT NULL,
  no_category boolean NOT NULL, no_description boolean NOT NULL, no_text boolean NOT NULL, refused integer NOT NULL, named integer NOT NULL,
  needs_work boolean NOT NULL`;

const OWN_TABLES: { [D in Dialect]: string[] } = {
  sqlite: [
    `CREATE TABLE IF NOT EXISTS ${DRAFTS} (id integer PRIMARY KEY, ${COLUMNS})`,
    // Only which drafts contain a word: see `article_search`.
    `CREATE VIRTUAL TABLE IF NOT EXISTS ${DRAFT_WORDS} USING fts5(words, content='', contentless_delete=1, detail=none, tokenize='ascii', prefix='1 2 3')`,
    `CREATE TABLE IF NOT EXISTS ${DRAFT_QUEUE} (id integer PRIMARY KEY AUTOINCREMENT, document_id varchar(255) NOT NULL)`,
  ],
  postgres: [
    `CREATE TABLE IF NOT EXISTS ${DRAFTS} (id bigserial PRIMARY KEY, ${COLUMNS}, words tsvector NOT NULL)`,
    // As in `article_index`: a word in most drafts must not make the planner read every vector.
    `ALTER TABLE ${DRAFTS} ALTER COLUMN words SET STATISTICS 0`,
    `CREATE INDEX IF NOT EXISTS ${DRAFTS}_words ON ${DRAFTS} USING gin (words)`,
    `CREATE TABLE IF NOT EXISTS ${DRAFT_QUEUE} (id bigserial PRIMARY KEY, document_id varchar(255) NOT NULL)`,
  ],
};

const COMMON = [
  `CREATE TABLE IF NOT EXISTS ${DRAFT_TARGETS} (document_id varchar(255) NOT NULL, target varchar(300) NOT NULL)`,
  `CREATE INDEX IF NOT EXISTS ${DRAFT_TARGETS}_by_document ON ${DRAFT_TARGETS} (document_id)`,
  `CREATE INDEX IF NOT EXISTS ${DRAFT_TARGETS}_by_target ON ${DRAFT_TARGETS} (target, document_id)`,
  `CREATE INDEX IF NOT EXISTS ${DRAFTS}_unpublished ON ${DRAFTS} (document_id) WHERE NOT published`,
  `CREATE INDEX IF NOT EXISTS ${DRAFTS}_needing_work ON ${DRAFTS} (document_id) WHERE needs_work`,
  `CREATE INDEX IF NOT EXISTS ${DRAFTS}_dated ON ${DRAFTS} (dated_at, document_id) WHERE dated_at IS NOT NULL`,
  `CREATE INDEX IF NOT EXISTS ${DRAFTS}_created_by ON ${DRAFTS} (created_by_id, document_id)`,
  `CREATE INDEX IF NOT EXISTS ${DRAFTS}_changed_by ON ${DRAFTS} (changed_by_id, document_id)`,
  `CREATE INDEX IF NOT EXISTS ${DRAFT_QUEUE}_by_document ON ${DRAFT_QUEUE} (document_id, id)`,
];

/** A statement. @param select of document ids */
export const queueDrafts = (select: string): string => `INSERT INTO ${DRAFT_QUEUE} (document_id) ${select}`;

/**
 * Creates the tables and queues what they lack, such as the articles of an earlier release. Drafts that another build
 * has read are read again: its rules may have been others.
 * @param mark the fingerprint of this build (`indexFingerprint`)
 */
export async function createDraftIndex(knex: Knex, dialect: Dialect, mark: string): Promise<void> {
  await knex.raw(
    `CREATE TABLE IF NOT EXISTS ${DRAFT_BUILD} (shape integer NOT NULL, mark varchar(64) NOT NULL)`,
  );
  const build: { shape: number; mark: string } | undefined = await knex(DRAFT_BUILD).first('shape', 'mark');
  if (build?.shape !== SHAPE)
    for (const table of [DRAFTS, DRAFT_TARGETS, DRAFT_QUEUE, ...(dialect === 'sqlite' ? [DRAFT_WORDS] : [])])
      await knex.raw(`DROP TABLE IF EXISTS ${table}`);
  for (const statement of [...OWN_TABLES[dialect], ...COMMON]) await knex.raw(statement);

  const isOther = build?.shape !== SHAPE || build.mark !== mark;
  const drafts = 'SELECT b.document_id FROM blogs b WHERE b.published_at IS NULL';
  const missing = `NOT EXISTS (SELECT 1 FROM ${DRAFTS} d WHERE d.document_id = b.document_id)`;
  // The last queued are read first: those that changed last.
  await knex.raw(queueDrafts(`${drafts}${isOther ? '' : ` AND ${missing}`} ORDER BY b.updated_at`));
  await knex.raw(
    queueDrafts(
      `SELECT d.document_id FROM ${DRAFTS} d WHERE NOT EXISTS (SELECT 1 FROM blogs b WHERE b.document_id = d.document_id AND b.published_at IS NULL)`,
    ),
  );
  if (!isOther) return;
  await knex(DRAFT_BUILD).delete();
  await knex(DRAFT_BUILD).insert({ shape: SHAPE, mark });
}
