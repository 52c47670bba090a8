import type { Core } from '@strapi/strapi';

/**
 * Writes many entries, all or none. At the end of a transaction Strapi reads every entry of it again for webhooks, with all that belongs
 * to it, in half as many statements as the writing took. It does so where it commits itself: without a webhook we do.
 */
export async function writeInOneTransaction(strapi: Core.Strapi, write: () => Promise<void>): Promise<void> {
  const webhooks = await strapi.db.query('strapi::webhook').count({ where: { enabled: true } });
  await strapi.db.transaction(async ({ trx }: { trx: { commit(): Promise<unknown> } }) => {
    await write();
    if (webhooks === 0) await trx.commit();
  });
}
