import type { Core } from '@strapi/strapi';
import { dialectOf, type Knex } from '../database/dialect';
import { populateContent } from '../populate/populate';
import { indexedArticle } from './indexed-article';
import { indexArticle, removeArticle } from './index-article';

const BLOG = 'api::blog.blog';
const QUEUE = 'article_index_queue';
/** Read together: Strapi asks the same number of questions for one article as for many. */
const BATCH = 50;

/**
 * Indexes what waits on the queue. Whoever reads the index does this first, so that it is never behind: an empty queue
 * costs one look.
 */
export async function catchUp(strapi: Core.Strapi): Promise<void> {
  const waiting = () => strapi.db.connection(QUEUE).first('document_id');
  while ((await waiting()) !== undefined) await indexBatch(strapi);
}

/**
 * Taken off the queue and indexed in one transaction: a change that comes meanwhile waits for it, and puts its article
 * on the queue again. Another process that drains the queue waits too, since what it would read is not there yet.
 */
async function indexBatch(strapi: Core.Strapi): Promise<void> {
  const dialect = dialectOf(strapi);
  await strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
    const ids = await takeFromQueue(trx);
    const rows: unknown[] = await strapi.db.query(BLOG).findMany({
      where: { documentId: { $in: ids }, publishedAt: { $notNull: true } },
      populate: {
        content: populateContent(strapi, BLOG).content ?? true,
        categories: { populate: { parent: true } },
      },
    });
    const articles = rows.map(indexedArticle);
    for (const article of articles) await indexArticle(trx, dialect, article);
    const published = new Set(articles.map(({ documentId }) => documentId));
    for (const id of ids) if (!published.has(id)) await removeArticle(trx, dialect, id);
  });
}

async function takeFromQueue(trx: Knex): Promise<string[]> {
  const next: { document_id: string }[] = await trx(QUEUE).select('document_id').limit(BATCH).forUpdate();
  const ids = next.map(({ document_id }) => document_id);
  // Before the articles are read: one that is published after this waits, and is put on the queue again.
  await trx(QUEUE).whereIn('document_id', ids).delete();
  return ids;
}
