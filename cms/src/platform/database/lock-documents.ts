import type { Core } from '@strapi/strapi';
import { getDialect, type Knex } from './dialect';

/** Any number that no other program on the database is likely to lock. */
const DOCUMENT_WRITE = 5_105_024;

/**
 * Until the transaction ends, nobody else writes these documents. Strapi reads an article in many statements before it writes it: on
 * PostgreSQL a publication took some blocks from before a save and some from after it, and two saves of one draft linked a block that
 * one of them had deleted. Not a lock of rows: publishing and discarding replace them. SQLite has one writer.
 *
 * Who writes several locks all of them before the first is written, in one order for everybody. Two who met in the middle would wait for
 * each other, for a document or for the row of the content version, which every publication raises.
 */
export async function lockDocuments(strapi: Core.Strapi, documentIds: readonly string[]): Promise<void> {
  if (getDialect(strapi) === 'sqlite' || documentIds.length === 0) return;
  await strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
    await trx.raw(
      `SELECT pg_advisory_xact_lock(?, key)
       FROM (SELECT DISTINCT hashtext(id) AS key FROM unnest(?::text[]) AS id ORDER BY key) AS keys`,
      [DOCUMENT_WRITE, [...documentIds]],
    );
  });
}
