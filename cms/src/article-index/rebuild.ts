import type { Core } from '@strapi/strapi';
import { catchUp } from './catch-up';
import { QUEUE } from './queue';
import { OF_ONE_ARTICLE } from './schema';

/**
 * Makes the index of every article anew, one after the other: readers never find it empty, and editors go on publishing.
 * @returns how many articles it holds now
 */
export async function rebuildArticleIndex(strapi: Core.Strapi): Promise<number> {
  const knex = strapi.db.connection;
  const known = OF_ONE_ARTICLE.map((table) => `SELECT document_id FROM ${table}`);
  await knex.raw(
    `INSERT INTO ${QUEUE} (document_id) SELECT document_id FROM blogs WHERE published_at IS NOT NULL UNION ${known.join(' UNION ')}`,
  );
  await catchUp(strapi);
  // What was answered from the index as it was before is not answered again.
  await knex('content_version').increment('version', 1);
  const [counted] = await knex('article_copies').count({ articles: '*' });
  return Number(counted?.articles ?? 0);
}
