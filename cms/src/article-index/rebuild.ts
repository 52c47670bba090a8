import type { Core } from '@strapi/strapi';
import { dialectOf } from '../database/dialect';
import { catchUp } from './catch-up';
import { createArticleIndex } from './schema';

/** Throws the index away and makes it anew. @returns how many articles it holds now */
export async function rebuildArticleIndex(strapi: Core.Strapi): Promise<number> {
  const knex = strapi.db.connection;
  const dialect = dialectOf(strapi);
  await knex.transaction(async (trx) => {
    if (dialect === 'sqlite') {
      await trx.raw("INSERT INTO article_search (article_search) VALUES ('delete-all')");
      await trx('article_index_trigrams').delete();
    }
    for (const part of ['', '_categories', '_words', '_vocabulary'])
      await trx(`article_index${part}`).delete();
    // Puts on the queue what the index lacks.
    await createArticleIndex(trx, dialect);
  });
  await catchUp(strapi);
  const [counted] = await knex('article_index').count({ articles: '*' });
  return Number(counted?.articles ?? 0);
}
