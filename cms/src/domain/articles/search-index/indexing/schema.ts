import type { Dialect, Knex } from '../../../../platform/database/dialect';
import type { Trigger } from '../../../../platform/database/trigger';
import { BACKLOG, fillBacklog } from './backlog-table';
import { SCHEMA_VERSION } from './index-fingerprint';

/**
 * The tables from which the read APIs read articles. They are derived from published content and safe to delete: every
 * start queues what is missing.
 *
 * - `article_copies`: every published article in its final form, so that one statement reads it. Its own columns hold
 *   what the sitemap needs, so that no copy is parsed for it, and the build that wrote it.
 * - `article_index`: one row per published article, in list order, with its words and whether it is a video. On
 *   SQLite the words are in `article_search`, and those used for ranking in `article_search_head`. Higher ids were
 *   indexed later.
 * - `article_index_categories`: one row per article and category, in list order. A topic includes the articles of its
 *   sub-topics (C20).
 * - `article_index_words`: the words of titles, each with its title; `article_index_vocabulary`: each word once;
 *   `article_index_slips`: the deletion variants of each word, for typing mistakes (`deletion-variants.ts`).
 * - `article_index_files`: the files that an article shows or links to.
 * - `article_index_queue`: changes that still have to be indexed. Triggers write it, so it misses none. Each change
 *   is a separate row, so that two writers of one article do not wait for each other.
 * - `article_index_backlog`: articles to index again while readers are served (`backlog.ts`).
 * - `article_index_program`: the build that wrote all this (`index-fingerprint.ts`).
 */
/** Each row of these tables belongs to one article, by `document_id`. */
export const ARTICLE_TABLES = [
  'article_copies',
  'article_index',
  'article_index_categories',
  'article_index_words',
  'article_index_files',
] as const;
/** The last table is no longer created. */
const OF_ALL = [
  'article_index_vocabulary',
  'article_index_slips',
  'article_index_queue',
  BACKLOG,
  'article_index_trigrams',
];
/** SQLite only, keyed by the row ids of `article_index`. */
export const SEARCH_TABLES = ['article_search', 'article_search_head'] as const;
export const BUILD_TABLE = 'article_index_program';

const SHARED_TABLES = [
  'CREATE TABLE IF NOT EXISTS article_copies (document_id varchar(255) PRIMARY KEY, slug varchar(255) NOT NULL, updated_at varchar(24) NOT NULL, noindex boolean NOT NULL, mark varchar(64) NOT NULL, card text NOT NULL, article text NOT NULL)',
  // Not unique: two articles may swap their slugs.
  'CREATE INDEX IF NOT EXISTS article_copies_at ON article_copies (slug)',
  // A covering index for the sitemap, including its condition, so that the rows with their long texts are not read.
  'CREATE INDEX IF NOT EXISTS article_copies_in_sitemap ON article_copies (document_id, slug, updated_at, noindex) WHERE NOT noindex',
  'CREATE INDEX IF NOT EXISTS article_index_in_order ON article_index (newest DESC, document_id)',
  // Few articles are videos: their list must not scan all the others.
  'CREATE INDEX IF NOT EXISTS article_index_videos ON article_index (newest DESC, document_id) WHERE video',
  'CREATE INDEX IF NOT EXISTS article_index_categories_of_one ON article_index_categories (document_id)',
  'CREATE INDEX IF NOT EXISTS article_index_words_of_one ON article_index_words (document_id, word)',
  'CREATE TABLE IF NOT EXISTS article_index_files (file_id integer NOT NULL, document_id varchar(255) NOT NULL, PRIMARY KEY (file_id, document_id))',
  'CREATE INDEX IF NOT EXISTS article_index_files_of_one ON article_index_files (document_id)',
  'CREATE INDEX IF NOT EXISTS article_index_queue_of_one ON article_index_queue (document_id, id)',
];

const OWN_TABLES: { [D in Dialect]: string[] } = {
  sqlite: [
    'CREATE TABLE IF NOT EXISTS article_index_queue (id integer PRIMARY KEY AUTOINCREMENT, document_id varchar(255) NOT NULL)',
    'CREATE TABLE IF NOT EXISTS article_index_backlog (id integer PRIMARY KEY AUTOINCREMENT, document_id varchar(255) NOT NULL)',
    'CREATE TABLE IF NOT EXISTS article_index (id integer PRIMARY KEY, document_id varchar(255) NOT NULL UNIQUE, newest integer NOT NULL, video boolean NOT NULL)',
    // Stores only the words, not the text, which is in the articles. The words are already split (`words.ts`), so
    // `ascii` only separates them at spaces. `article_search` is for matching and stores only which articles contain a
    // word; `article_search_head` is for ranking.
    "CREATE VIRTUAL TABLE IF NOT EXISTS article_search USING fts5(words, content='', contentless_delete=1, detail=none, tokenize='ascii', prefix='1 2 3')",
    "CREATE VIRTUAL TABLE IF NOT EXISTS article_search_head USING fts5(title, description, categories, content='', contentless_delete=1, detail=column, tokenize='ascii', prefix='1 2 3')",
    'CREATE TABLE IF NOT EXISTS article_index_categories (category_id integer NOT NULL, newest integer NOT NULL, document_id varchar(255) NOT NULL, PRIMARY KEY (category_id, newest DESC, document_id)) WITHOUT ROWID',
    'CREATE TABLE IF NOT EXISTS article_index_words (word varchar(64) NOT NULL, document_id varchar(255) NOT NULL, title varchar(255) NOT NULL, PRIMARY KEY (word, document_id)) WITHOUT ROWID',
    'CREATE TABLE IF NOT EXISTS article_index_vocabulary (word varchar(64) PRIMARY KEY)',
    'CREATE TABLE IF NOT EXISTS article_index_slips (slip varchar(64) NOT NULL, word varchar(64) NOT NULL, PRIMARY KEY (slip, word)) WITHOUT ROWID',
  ],
  postgres: [
    'CREATE TABLE IF NOT EXISTS article_index_queue (id bigserial PRIMARY KEY, document_id varchar(255) NOT NULL)',
    'CREATE TABLE IF NOT EXISTS article_index_backlog (id bigserial PRIMARY KEY, document_id varchar(255) NOT NULL)',
    // `head` is used for ranking: title, description and categories. It stays in the row; `everything` is mostly read
    // through its index.
    'CREATE TABLE IF NOT EXISTS article_index (id bigserial PRIMARY KEY, document_id varchar(255) COLLATE "C" NOT NULL UNIQUE, newest bigint NOT NULL, video boolean NOT NULL, head tsvector NOT NULL, everything tsvector NOT NULL)',
    // Without this, a word in most articles makes the planner read every row, and with it every vector: it does not
    // count what is stored outside of rows. At 20,000 articles that takes 165 ms instead of 20.
    'ALTER TABLE article_index ALTER COLUMN everything SET STATISTICS 0',
    'CREATE INDEX IF NOT EXISTS article_index_everything ON article_index USING gin (everything)',
    'CREATE TABLE IF NOT EXISTS article_index_categories (category_id integer NOT NULL, newest bigint NOT NULL, document_id varchar(255) COLLATE "C" NOT NULL)',
    'CREATE UNIQUE INDEX IF NOT EXISTS article_index_categories_in_order ON article_index_categories (category_id, newest DESC, document_id)',
    'CREATE TABLE IF NOT EXISTS article_index_words (word varchar(64) COLLATE "C" NOT NULL, document_id varchar(255) COLLATE "C" NOT NULL, title text NOT NULL, PRIMARY KEY (word, document_id) INCLUDE (title))',
    'CREATE TABLE IF NOT EXISTS article_index_vocabulary (word varchar(64) COLLATE "C" PRIMARY KEY)',
    'CREATE TABLE IF NOT EXISTS article_index_slips (slip varchar(64) COLLATE "C" NOT NULL, word varchar(64) COLLATE "C" NOT NULL, PRIMARY KEY (slip, word))',
  ],
};

const queue = (select: string) => `INSERT INTO article_index_queue (document_id) ${select}`;
const published = 'published_at IS NOT NULL';

/** Triggers for a table that refers to articles. */
const ofLink = (table: string): Trigger[] =>
  (['INSERT', 'DELETE'] as const).map((event) => ({
    name: `${table}_${event.toLowerCase()}_queues_article`,
    table,
    timing: 'AFTER',
    event,
    run: [
      queue(
        `SELECT document_id FROM blogs WHERE id = ${event === 'DELETE' ? 'OLD' : 'NEW'}.blog_id AND ${published}`,
      ),
    ],
  }));

export const ARTICLE_INDEX_TRIGGERS: Trigger[] = [
  ...(['INSERT', 'UPDATE', 'DELETE'] as const).map((event): Trigger => {
    const row = event === 'DELETE' ? 'OLD' : 'NEW';
    return {
      name: `blogs_${event.toLowerCase()}_queues_article`,
      table: 'blogs',
      timing: 'AFTER',
      event,
      when: `${row}.${published}`,
      run: [queue(`VALUES (${row}.document_id)`)],
    };
  }),
  ...ofLink('blogs_categories_lnk'),
  ...ofLink('blogs_suggested_blogs_lnk'),
  {
    name: 'categories_update_queues_articles',
    table: 'categories',
    timing: 'AFTER',
    event: 'UPDATE',
    when: 'OLD.name <> NEW.name OR OLD.slug <> NEW.slug OR OLD.kind <> NEW.kind OR OLD.parent_id IS DISTINCT FROM NEW.parent_id',
    run: [
      queue(
        `SELECT b.document_id FROM blogs b JOIN blogs_categories_lnk l ON l.blog_id = b.id WHERE l.category_id = NEW.id AND b.${published}`,
      ),
    ],
  },
  ...(['UPDATE', 'DELETE'] as const).map((event): Trigger => ({
    name: `files_${event.toLowerCase()}_queues_articles`,
    table: 'files',
    timing: 'AFTER',
    event,
    run: [queue('SELECT document_id FROM article_index_files WHERE file_id = OLD.id')],
  })),
];

/**
 * Creates the tables and queues the differences from what is published. Articles indexed by another build go on the
 * backlog; tables with another schema are dropped first.
 * @param mark the fingerprint of this build (`indexFingerprint`)
 */
export async function createArticleIndex(knex: Knex, dialect: Dialect, mark: string): Promise<void> {
  await knex.raw(
    `CREATE TABLE IF NOT EXISTS ${BUILD_TABLE} (shape integer NOT NULL, mark varchar(64) NOT NULL)`,
  );
  const maker: { shape: number; mark: string } | undefined = await knex(BUILD_TABLE).first('shape', 'mark');
  if (maker?.shape !== SCHEMA_VERSION) await dropArticleIndex(knex, dialect);
  for (const statement of [...OWN_TABLES[dialect], ...SHARED_TABLES]) await knex.raw(statement);

  // Readers wait for missing articles; those of another build they get as they are until they are indexed again
  // (`reindex-copies.ts`).
  await knex.raw(
    queue(
      `SELECT document_id FROM blogs WHERE ${published} AND document_id NOT IN (SELECT document_id FROM article_copies)
       ORDER BY COALESCE(publication_date, published_at), document_id`,
    ),
  );
  await queueUnpublished(knex);
  if (maker?.shape === SCHEMA_VERSION && maker.mark === mark) return;
  if (maker?.shape === SCHEMA_VERSION) await fillBacklog(knex);
  await knex(BUILD_TABLE).delete();
  await knex(BUILD_TABLE).insert({ shape: SCHEMA_VERSION, mark });
}

/** Queues indexed articles that are no longer published. */
export async function queueUnpublished(knex: Knex): Promise<void> {
  await knex.raw(
    queue(
      `SELECT document_id FROM article_copies WHERE document_id NOT IN (SELECT document_id FROM blogs WHERE ${published})`,
    ),
  );
}

async function dropArticleIndex(knex: Knex, dialect: Dialect): Promise<void> {
  const tables = [...ARTICLE_TABLES, ...OF_ALL, ...(dialect === 'sqlite' ? SEARCH_TABLES : [])];
  for (const table of tables) await knex.raw(`DROP TABLE IF EXISTS ${table}`);
}
