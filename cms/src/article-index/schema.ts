import type { Dialect, Knex } from '../database/dialect';
import type { Trigger } from '../database/trigger';

/**
 * What lists by category, search and suggestions read, beside the articles themselves: derived from what is published,
 * and safe to delete, since every start puts what is missing on the queue.
 *
 * - `article_index`: one row a published article, with its words (on SQLite those are in `article_search`).
 * - `article_index_categories`: one row an article and category, its sub-topics' articles counted to a topic (C20), in
 *   the order of lists.
 * - `article_index_words`: the words of titles; `article_index_vocabulary`: each of them once, found by its trigrams.
 * - `article_index_queue`: articles to be looked at again. Triggers write it, so it misses no write.
 */
const SHARED = [
  'CREATE TABLE IF NOT EXISTS article_index_queue (document_id varchar(255) PRIMARY KEY)',
  'CREATE INDEX IF NOT EXISTS article_index_categories_of_one ON article_index_categories (document_id)',
  'CREATE INDEX IF NOT EXISTS article_index_words_of_one ON article_index_words (document_id)',
];

const TABLES: { [D in Dialect]: string[] } = {
  sqlite: [
    'CREATE TABLE IF NOT EXISTS article_index (id integer PRIMARY KEY, document_id varchar(255) NOT NULL UNIQUE, newest integer NOT NULL)',
    // Only the words are kept, not the text: it is in the articles.
    "CREATE VIRTUAL TABLE IF NOT EXISTS article_search USING fts5(title, description, categories, body, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='1 2 3')",
    'CREATE TABLE IF NOT EXISTS article_index_categories (category_id integer NOT NULL, newest integer NOT NULL, document_id varchar(255) NOT NULL, PRIMARY KEY (category_id, newest DESC, document_id)) WITHOUT ROWID',
    'CREATE TABLE IF NOT EXISTS article_index_words (word varchar(64) NOT NULL, document_id varchar(255) NOT NULL, PRIMARY KEY (word, document_id)) WITHOUT ROWID',
    'CREATE TABLE IF NOT EXISTS article_index_vocabulary (word varchar(64) PRIMARY KEY)',
    "CREATE VIRTUAL TABLE IF NOT EXISTS article_index_trigrams USING fts5(word, tokenize='trigram')",
  ],
  postgres: [
    // `head` is what ranks: title, description and categories. It stays in the row; `everything` is mostly read in its index.
    'CREATE TABLE IF NOT EXISTS article_index (id bigserial PRIMARY KEY, document_id varchar(255) NOT NULL UNIQUE, newest bigint NOT NULL, head tsvector NOT NULL, everything tsvector NOT NULL)',
    // Without it a word that most articles have looks like a reason to read every row, and with it every whole vector:
    // the planner does not count what is stored outside of rows. At 20,000 articles that is 165 ms instead of 20.
    'ALTER TABLE article_index ALTER COLUMN everything SET STATISTICS 0',
    'CREATE INDEX IF NOT EXISTS article_index_everything ON article_index USING gin (everything)',
    'CREATE TABLE IF NOT EXISTS article_index_categories (category_id integer NOT NULL, newest bigint NOT NULL, document_id varchar(255) COLLATE "C" NOT NULL)',
    'CREATE UNIQUE INDEX IF NOT EXISTS article_index_categories_in_order ON article_index_categories (category_id, newest DESC, document_id)',
    'CREATE TABLE IF NOT EXISTS article_index_words (word varchar(64) COLLATE "C" NOT NULL, document_id varchar(255) NOT NULL, PRIMARY KEY (word, document_id))',
    'CREATE TABLE IF NOT EXISTS article_index_vocabulary (word varchar(64) COLLATE "C" PRIMARY KEY)',
    'CREATE INDEX IF NOT EXISTS article_index_vocabulary_trigrams ON article_index_vocabulary USING gist (word gist_trgm_ops)',
  ],
};

const queue = (select: string) =>
  `INSERT INTO article_index_queue (document_id) ${select} ON CONFLICT DO NOTHING`;
const ofRow = (row: 'OLD' | 'NEW') => queue(`VALUES (${row}.document_id)`);
const ofLink = (row: 'OLD' | 'NEW') =>
  queue(`SELECT document_id FROM blogs WHERE id = ${row}.blog_id AND published_at IS NOT NULL`);

export const ARTICLE_INDEX_TRIGGERS: Trigger[] = [
  ...(['INSERT', 'UPDATE', 'DELETE'] as const).map((event): Trigger => {
    const row = event === 'DELETE' ? 'OLD' : 'NEW';
    return {
      name: `blogs_${event.toLowerCase()}_queues_article`,
      table: 'blogs',
      timing: 'AFTER',
      event,
      when: `${row}.published_at IS NOT NULL`,
      run: [ofRow(row)],
    };
  }),
  ...(['INSERT', 'DELETE'] as const).map((event): Trigger => ({
    name: `categories_link_${event.toLowerCase()}_queues_article`,
    table: 'blogs_categories_lnk',
    timing: 'AFTER',
    event,
    run: [ofLink(event === 'DELETE' ? 'OLD' : 'NEW')],
  })),
  {
    name: 'categories_rename_queues_articles',
    table: 'categories',
    timing: 'AFTER',
    event: 'UPDATE',
    when: 'OLD.name <> NEW.name OR OLD.parent_id IS DISTINCT FROM NEW.parent_id',
    run: [
      queue(
        'SELECT b.document_id FROM blogs b JOIN blogs_categories_lnk l ON l.blog_id = b.id WHERE l.category_id = NEW.id AND b.published_at IS NOT NULL',
      ),
    ],
  },
];

/** Makes the tables, and puts on the queue whatever they lack or have too much: after an upgrade, that is everything. */
export async function createArticleIndex(knex: Knex, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') await requireTrigrams(knex);
  for (const statement of [...TABLES[dialect], ...SHARED]) await knex.raw(statement);
  await knex.raw(
    queue(
      'SELECT document_id FROM blogs WHERE published_at IS NOT NULL AND document_id NOT IN (SELECT document_id FROM article_index)',
    ),
  );
  await knex.raw(
    queue(
      'SELECT document_id FROM article_index WHERE document_id NOT IN (SELECT document_id FROM blogs WHERE published_at IS NOT NULL)',
    ),
  );
}

async function requireTrigrams(knex: Knex): Promise<void> {
  try {
    await knex.raw('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  } catch (cause) {
    throw new Error(
      'PostgreSQL lacks the extension pg_trgm, and this user may not make it. Run in this database, as its owner: CREATE EXTENSION pg_trgm',
      { cause },
    );
  }
}
