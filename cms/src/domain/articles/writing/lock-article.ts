import type { Core } from '@strapi/strapi';
import { getDialect, type Knex } from '../../../platform/database/dialect';

/** Any number that no other program on the database is likely to lock. */
const ARTICLE_WRITE = 5_105_024;

/**
 * Until the transaction ends, nobody else writes this article. Strapi reads an article in many statements before it writes it: on
 * PostgreSQL a publication took some blocks from before a save and some from after it, and two saves of one draft linked a block that
 * one of them had deleted. Not a lock of rows: publishing and discarding replace them. SQLite has one writer.
 */
export async function lockArticle(strapi: Core.Strapi, documentId: string): Promise<void> {
  if (getDialect(strapi) === 'sqlite') return;
  await strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
    await trx.raw('SELECT pg_advisory_xact_lock(?, hashtext(?))', [ARTICLE_WRITE, documentId]);
  });
}
