import * as v from 'valibot';
import type { Dialect, Knex } from '../../../../platform/database/dialect';
import { inBatches } from '../../../../platform/database/in-batches';
import { isUnspacedWord } from '../../../../platform/shared/unspaced-scripts.gen';
import type { IndexedArticle } from './indexed-article';
import { ARTICLE_TABLES, SEARCH_TABLES } from './schema';
import { deletionVariants } from '../words/deletion-variants';
import { toTsvector } from '../words/tsvector';

/** Rows per INSERT: both databases limit the values of a statement, and SQLite the rows that knex joins. */
const ROWS = 500;
/** Articles per statement on SQLite: each takes a millisecond, and nothing else runs meanwhile. */
const TEXTS = 10;

/**
 * Replaces articles in the index.
 * @param documentIds of all articles that were read: those missing from `articles` are removed
 * @param mark the fingerprint of this build
 */
export async function writeArticles(
  knex: Knex,
  dialect: Dialect,
  documentIds: readonly string[],
  articles: readonly IndexedArticle[],
  mark: string,
): Promise<void> {
  await removeArticles(knex, dialect, documentIds);
  await (dialect === 'sqlite' ? insertWithSearch(knex, articles) : insertWithVectors(knex, articles));
  await insert(
    knex,
    'article_copies',
    articles.map(({ documentId, article, card }) => ({
      document_id: documentId,
      slug: article.slug,
      updated_at: article.updatedAt,
      noindex: article.seo.noindex,
      mark,
      card: JSON.stringify(card),
      article: JSON.stringify(article),
    })),
  );
  await insert(
    knex,
    'article_index_categories',
    articles.flatMap(({ documentId, newest, categoryIds }) =>
      categoryIds.map((id) => ({ category_id: id, newest, document_id: documentId })),
    ),
  );
  await insert(
    knex,
    'article_index_files',
    articles.flatMap(({ documentId, fileIds }) =>
      fileIds.map((id) => ({ file_id: id, document_id: documentId })),
    ),
  );
  await insert(
    knex,
    'article_index_words',
    articles.flatMap(({ documentId, words, article: { title } }) =>
      [...new Set(words.title)].map((word) => ({ word, document_id: documentId, title })),
    ),
  );
  // Mistakes in Chinese or Thai are not single letters.
  const spelled = articles.flatMap(({ words }) => words.title).filter((word) => !isUnspacedWord(word));
  await learnWords(knex, new Set(spelled));
}

async function removeArticles(knex: Knex, dialect: Dialect, documentIds: readonly string[]): Promise<void> {
  if (dialect === 'sqlite') {
    for (const table of SEARCH_TABLES) {
      await knex(table)
        .whereIn('rowid', knex('article_index').select('id').whereIn('document_id', documentIds))
        .delete();
    }
  }
  for (const table of ARTICLE_TABLES) await knex(table).whereIn('document_id', documentIds).delete();
}

async function insertWithSearch(knex: Knex, articles: readonly IndexedArticle[]): Promise<void> {
  if (articles.length === 0) return;
  const rows = articles.map(({ documentId, newest, video }) => ({ document_id: documentId, newest, video }));
  const inserted: unknown[] = await knex('article_index').insert(rows).returning(['id', 'document_id']);
  const ids = new Map(
    v.parse(v.array(InsertedRow), inserted).map(({ id, document_id: documentId }) => [documentId, id]),
  );
  // Sorted by id: FTS5 flushes its pending data at every step back.
  const sorted = articles
    .map(({ documentId, words }) => ({ id: ids.get(documentId) ?? 0, words }))
    .toSorted((a, b) => a.id - b.id);
  const found = sorted.map(({ id, words: { title, description, categories, body } }) => [
    id,
    [...new Set([...title, ...description, ...categories, ...body])].join(' '),
  ]);
  const head = sorted.map(({ id, words: { title, description, categories } }) => [
    id,
    ...[title, description, categories].map((part) => part.join(' ')),
  ]);
  await insertWords(knex, 'article_search (rowid, words)', found);
  await insertWords(knex, 'article_search_head (rowid, title, description, categories)', head);
}

/** Several rows per statement: knex compiles and the driver prepares every statement again. */
async function insertWords(knex: Knex, into: string, rows: readonly unknown[][]): Promise<void> {
  for (const some of inBatches(rows, TEXTS)) {
    await knex.raw(`INSERT INTO ${into} VALUES ${places(some)}`, some.flat());
  }
}

const InsertedRow = v.object({ id: v.number(), document_id: v.string() });
const places = (rows: readonly unknown[][]) =>
  rows.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ');

async function insertWithVectors(knex: Knex, articles: readonly IndexedArticle[]): Promise<void> {
  const rows = articles.map(({ documentId, newest, video, words }) => {
    const head: Parameters<typeof toTsvector>[0] = [
      ['A', words.title],
      ['B', words.description],
      ['C', words.categories],
    ];
    return {
      document_id: documentId,
      newest,
      video,
      head: toTsvector(head),
      everything: toTsvector([...head, ['D', words.body]]),
    };
  });
  await insert(knex, 'article_index', rows);
}

/** A word stays in the vocabulary after its last title is gone: suggestions are titles, which are looked up. */
async function learnWords(knex: Knex, words: ReadonlySet<string>): Promise<void> {
  const all = [...words].map((word) => ({ word }));
  const learnt: { word: string }[] = [];
  for (const some of inBatches(all, ROWS)) {
    const added: { word: string }[] = await knex('article_index_vocabulary')
      .insert(some)
      .onConflict('word')
      .ignore()
      .returning('word');
    learnt.push(...added);
  }
  await insert(
    knex,
    'article_index_slips',
    learnt.flatMap(({ word }) => deletionVariants(word).map((slip) => ({ slip, word }))),
  );
}

async function insert(knex: Knex, table: string, rows: readonly object[]): Promise<void> {
  for (const some of inBatches(rows, ROWS)) await knex(table).insert(some);
}
