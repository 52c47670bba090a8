import type { Core } from '@strapi/strapi';
import { getDialect, type Knex } from './dialect';

/** Any number that no other program on the database is likely to lock. */
const CONTENT = 5_105_024;

/**
 * Until the transaction ends, nobody else writes content: on PostgreSQL one editor writes at a time, as on SQLite. Strapi reads an
 * article in many statements before it writes it, and each sees what was committed meanwhile: a publication took some blocks from before
 * a save and some from after it. It replaces the rows of what is published, so that links to them broke under another's hands. And
 * all who publish raise one row, the content version: who had an article's row and wanted that one waited for who had that one and
 * wanted the article's.
 */
export async function lockContent(strapi: Core.Strapi): Promise<void> {
  if (getDialect(strapi) === 'sqlite') return;
  await strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
    await trx.raw('SELECT pg_advisory_xact_lock(?)', [CONTENT]);
  });
}
