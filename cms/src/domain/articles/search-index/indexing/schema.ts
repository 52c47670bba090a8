import type { Dialect, Knex } from '../../../../platform/database/dialect';
import type { Trigger } from '../../../../platform/database/trigger';
import { BACKLOG, fillBacklog } from './backlog-table';
import { SHAPE } from './index-fingerprint';

/**
 * What the reading APIs read of articles: derived from what is published, and safe to delete, since every start puts
 * what is missing on the queue.
 *
 * - `article_copies`: every published article as it is answered, so that one statement tells it; beside it what a sitemap
 *   says of it, so that no copy is parsed for that, and which program made it.
 * - `article_index`: one row a published article, in the order of lists, with its words (on SQLite those are in
 *   `article_search`, those that rank in `article_search_head`) and whether it is a video. Higher ids were indexed later.
 * - `article_index_categories`: one row an article and category, its sub-topics' articles counted to a topic (C20), in
 *   the order of lists.
 * - `article_index_words`: the words of titles, each with its title; `article_index_vocabulary`: each of them once;
 *   `article_index_slips`: each of them as it may be left by a typing mistake (`slips.ts`).
 * - `article_index_files`: which files an article shows or gives the address of.
 * - `article_index_queue`: changes that articles wait to be looked at for. Triggers write it, so it misses none; a row
 *   each, so that two who change an article do not wait for each other.
 * - `article_index_backlog`: articles that are to be indexed again while readers are served (`backlog.ts`).
 * - `article_index_program`: what made all this (`program.ts`).
 */
/** Rows of these are one article's, by its `document_id`. */
export const OF_ONE_ARTICLE = [
  'article_copies',
  'article_index',
  'article_index_categories',
  'article_index_words',
  'article_index_files',
] as const;
/** The last one has no maker any more. */
const OF_ALL = [
  'article_index_vocabulary',
  'article_index_slips',
  'article_index_queue',
  BACKLOG,
  'article_index_trigrams',
];
/** Of SQLite: by the row ids of `article_index`. */
export const SEARCH_TABLES = ['article_search', 'article_search_head'] as const;
export const PROGRAM = 'article_index_program';

const SHARED_TABLES = [
  'CREATE TABLE IF NOT EXISTS article_copies (document_id varchar(255) PRIMARY KEY, slug varchar(255) NOT NULL, updated_at varchar(24) NOT NULL, noindex boolean NOT NULL, mark varchar(64) NOT NULL, card text NOT NULL, article text NOT NULL)',
  // Not unique: two articles may exchange their addresses.
  'CREATE INDEX IF NOT EXISTS article_copies_at ON article_copies (slug)',
  // Holds all that a sitemap asks for, the condition too, so that the rows, with whole texts in them, are not read.
  'CREATE INDEX IF NOT EXISTS article_copies_in_sitemap ON article_copies (document_id, slug, updated_at, noindex) WHERE NOT noindex',
  'CREATE INDEX IF NOT EXISTS article_index_in_order ON article_index (newest DESC, document_id)',
  // Few articles are videos: their list must not pass over all the others.
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
    // Only the words are kept, not the text: it is in the articles. They are words already (`words.ts`): `ascii` only parts
    // them at blanks. `article_search` finds, so it keeps no more than in which articles a word is; its head ranks.
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
    // `head` is what ranks: title, description and categories. It stays in the row; `everything` is mostly read in its index.
    'CREATE TABLE IF NOT EXISTS article_index (id bigserial PRIMARY KEY, document_id varchar(255) COLLATE "C" NOT NULL UNIQUE, newest bigint NOT NULL, video boolean NOT NULL, head tsvector NOT NULL, everything tsvector NOT NULL)',
    // Without it a word that most articles have looks like a reason to read every row, and with it every whole vector:
    // the planner does not count what is stored outside of rows. At 20,000 articles that is 165 ms instead of 20.
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

/** A change of a row in a table that refers to articles. */
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
 * Makes the tables, and puts on the queue whatever they lack or have too much. What another program made is put on the backlog, or,
 * where its tables have another shape, thrown away.
 * @param mark of this program, as `indexFingerprint` makes it
 */
export async function createArticleIndex(knex: Knex, dialect: Dialect, mark: string): Promise<void> {
  await knex.raw(`CREATE TABLE IF NOT EXISTS ${PROGRAM} (shape integer NOT NULL, mark varchar(64) NOT NULL)`);
  const maker: { shape: number; mark: string } | undefined = await knex(PROGRAM).first('shape', 'mark');
  if (maker?.shape !== SHAPE) await dropArticleIndex(knex, dialect);
  for (const statement of [...OWN_TABLES[dialect], ...SHARED_TABLES]) await knex.raw(statement);

  // Of what is not there readers wait for each; what another program made they are given meanwhile (`remake.ts`).
  await knex.raw(
    queue(
      `SELECT document_id FROM blogs WHERE ${published} AND document_id NOT IN (SELECT document_id FROM article_copies)
       ORDER BY COALESCE(publication_date, published_at), document_id`,
    ),
  );
  await queueUnpublished(knex);
  if (maker?.shape === SHAPE && maker.mark === mark) return;
  if (maker?.shape === SHAPE) await fillBacklog(knex);
  await knex(PROGRAM).delete();
  await knex(PROGRAM).insert({ shape: SHAPE, mark });
}

/** Puts on the queue what the index has of articles that are not published any more. */
export async function queueUnpublished(knex: Knex): Promise<void> {
  await knex.raw(
    queue(
      `SELECT document_id FROM article_copies WHERE document_id NOT IN (SELECT document_id FROM blogs WHERE ${published})`,
    ),
  );
}

async function dropArticleIndex(knex: Knex, dialect: Dialect): Promise<void> {
  const tables = [...OF_ONE_ARTICLE, ...OF_ALL, ...(dialect === 'sqlite' ? SEARCH_TABLES : [])];
  for (const table of tables) await knex.raw(`DROP TABLE IF EXISTS ${table}`);
}
