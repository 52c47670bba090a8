import type { Dialect, Knex } from '../database/dialect';
import type { IndexedArticle } from './indexed-article';
import { edged } from './trigrams';
import { tsvectorOf } from './tsvector';

/** Puts an article into the index in place of what is known of it. */
export async function indexArticle(knex: Knex, dialect: Dialect, article: IndexedArticle): Promise<void> {
  await removeArticle(knex, dialect, article.documentId);
  const { documentId, newest, categoryIds, words } = article;
  const { title, description, categories, body } = words;
  if (dialect === 'sqlite') {
    const [id] = await knex('article_index').insert({ document_id: documentId, newest });
    const texts = [title, description, categories, body].map((part) => part.join(' '));
    await knex.raw(
      'INSERT INTO article_search (rowid, title, description, categories, body) VALUES (?, ?, ?, ?, ?)',
      [id ?? 0, ...texts],
    );
  } else {
    const head: Parameters<typeof tsvectorOf>[0] = [
      ['A', title],
      ['B', description],
      ['C', categories],
    ];
    await knex('article_index').insert({
      document_id: documentId,
      newest,
      head: tsvectorOf(head),
      everything: tsvectorOf([...head, ['D', body]]),
    });
  }
  const listed = categoryIds.map((id) => ({ category_id: id, newest, document_id: documentId }));
  if (listed.length > 0) await knex('article_index_categories').insert(listed);
  const distinct = [...new Set(title)].map((word) => ({ word }));
  if (distinct.length === 0) return;
  await knex('article_index_words').insert(distinct.map(({ word }) => ({ word, document_id: documentId })));
  await learnWords(knex, dialect, distinct);
}

export async function removeArticle(knex: Knex, dialect: Dialect, documentId: string): Promise<void> {
  if (dialect === 'sqlite') {
    await knex.raw(
      'DELETE FROM article_search WHERE rowid IN (SELECT id FROM article_index WHERE document_id = ?)',
      [documentId],
    );
  }
  for (const table of ['article_index', 'article_index_categories', 'article_index_words']) {
    await knex(table).where({ document_id: documentId }).delete();
  }
}

/** A word stays known when its last title goes: what is suggested are titles, which are looked up. */
async function learnWords(knex: Knex, dialect: Dialect, words: { word: string }[]): Promise<void> {
  const learnt: { word: string }[] = await knex('article_index_vocabulary')
    .insert(words)
    .onConflict('word')
    .ignore()
    .returning('word');
  if (dialect === 'postgres' || learnt.length === 0) return;
  await knex('article_index_trigrams').insert(learnt.map(({ word }) => ({ word: edged(word) })));
}
