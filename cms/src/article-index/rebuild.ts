import type { Core } from '@strapi/strapi';
import { dialectOf } from '../database/dialect';
import { catchUp } from './catch-up';
import { programMark } from './program';
import { createArticleIndex, dropArticleIndex } from './schema';

/** Throws the index away and makes it anew. @returns how many articles it holds now */
export async function rebuildArticleIndex(strapi: Core.Strapi): Promise<number> {
  const knex = strapi.db.connection;
  const dialect = dialectOf(strapi);
  await knex.transaction(async (trx) => {
    await dropArticleIndex(trx, dialect);
    await createArticleIndex(trx, dialect, programMark(strapi));
  });
  await catchUp(strapi);
  const [counted] = await knex('article_copies').count({ articles: '*' });
  return Number(counted?.articles ?? 0);
}
