import type { Core } from '@strapi/strapi';

/**
 * Does a job of many entries without telling of each where no webhook hears it: once a transaction is over Strapi reads
 * every entry of it again, with all that belongs to it, which takes as many statements as half of the writing. It does so
 * by what it asks a transaction to call at its end; nothing else of the CMS asks for that.
 */
export async function unheard<T>(strapi: Core.Strapi, job: () => Promise<T>): Promise<T> {
  const webhooks = await strapi.db.query('strapi::webhook').count({ where: { enabled: true } });
  if (webhooks > 0) return job();
  type Work = Parameters<typeof strapi.db.transaction>[0];
  const transaction = strapi.db.transaction.bind(strapi.db) as (work?: Work) => Promise<unknown>;
  const withoutEnd = (work?: Work) =>
    transaction(work && ((given): unknown => work({ ...given, onCommit: () => undefined })));
  Object.assign(strapi.db, { transaction: withoutEnd });
  try {
    return await job();
  } finally {
    // The class's own is found again.
    Reflect.deleteProperty(strapi.db, 'transaction');
  }
}
