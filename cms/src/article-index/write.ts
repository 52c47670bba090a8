import type { Dialect, Knex } from '../database/dialect';
import { isUnspaced } from '../platform/text/unspaced';
import type { IndexedArticle } from './indexed-article';
import { OF_ONE_ARTICLE, SEARCH_TABLES } from './schema';
import { slipsOf } from './slips';
import { tsvectorOf } from './tsvector';

/** Rows of one INSERT: both databases bound the values of a statement. */
const ROWS = 500;

/**
 * Puts articles into the index in place of what is known of them.
 * @param documentIds of all that are looked at: those that are not among `articles` leave the index
 */
export async function writeArticles(
  knex: Knex,
  dialect: Dialect,
  documentIds: readonly string[],
  articles: readonly IndexedArticle[],
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
  // A typing mistake in Chinese or Thai is not one of letters.
  const spelled = articles.flatMap(({ words }) => words.title).filter((word) => !isUnspaced(word));
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
  for (const table of OF_ONE_ARTICLE) await knex(table).whereIn('document_id', documentIds).delete();
}

async function insertWithSearch(knex: Knex, articles: readonly IndexedArticle[]): Promise<void> {
  for (const { documentId, newest, video, words } of articles) {
    const [rowid] = await knex('article_index').insert({ document_id: documentId, newest, video });
    const { title, description, categories, body } = words;
    const head = [title, description, categories];
    await knex.raw('INSERT INTO article_search (rowid, words) VALUES (?, ?)', [
      rowid ?? 0,
      [...new Set([...head.flat(), ...body])].join(' '),
    ]);
    await knex.raw(
      'INSERT INTO article_search_head (rowid, title, description, categories) VALUES (?, ?, ?, ?)',
      [rowid ?? 0, ...head.map((part) => part.join(' '))],
    );
  }
}

async function insertWithVectors(knex: Knex, articles: readonly IndexedArticle[]): Promise<void> {
  const rows = articles.map(({ documentId, newest, video, words }) => {
    const head: Parameters<typeof tsvectorOf>[0] = [
      ['A', words.title],
      ['B', words.description],
      ['C', words.categories],
    ];
    return {
      document_id: documentId,
      newest,
      video,
      head: tsvectorOf(head),
      everything: tsvectorOf([...head, ['D', words.body]]),
    };
  });
  await insert(knex, 'article_index', rows);
}

/** A word stays known when its last title goes: what is suggested are titles, which are looked up. */
async function learnWords(knex: Knex, words: ReadonlySet<string>): Promise<void> {
  if (words.size === 0) return;
  const learnt: { word: string }[] = await knex('article_index_vocabulary')
    .insert([...words].map((word) => ({ word })))
    .onConflict('word')
    .ignore()
    .returning('word');
  await insert(
    knex,
    'article_index_slips',
    learnt.flatMap(({ word }) => slipsOf(word).map((slip) => ({ slip, word }))),
  );
}

async function insert(knex: Knex, table: string, rows: readonly object[]): Promise<void> {
  for (let first = 0; first < rows.length; first += ROWS) {
    await knex(table).insert(rows.slice(first, first + ROWS));
  }
}
