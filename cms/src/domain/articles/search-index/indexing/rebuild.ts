import type { Core } from '@strapi/strapi';
import { processBacklog } from './backlog';
import { fillBacklog } from './backlog-table';
import { queueUnpublished } from './schema';

/**
 * Indexes every article again in batches: readers never find the index empty or wait for all of it, and editors can
 * publish meanwhile.
 * @returns the number of articles in the index
 */
export async function rebuildArticleIndex(strapi: Core.Strapi): Promise<number> {
  const knex = strapi.db.connection;
  await queueUnpublished(knex);
  await fillBacklog(knex);
  await processBacklog(strapi);
  const [counted] = await knex('article_copies').count({ articles: '*' });
  return Number(counted?.articles ?? 0);
}
