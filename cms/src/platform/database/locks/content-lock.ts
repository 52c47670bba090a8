import type { Core } from '@strapi/strapi';
import { lockUntilCommit } from './advisory-locks';
import { getDialect, type Knex } from '../dialect';

/**
 * Blocks other writers of content until the transaction ends. On PostgreSQL one editor writes at a time, as on SQLite.
 * Without it, three things failed:
 * - Strapi reads an article in many statements before it writes it, and each statement sees what was committed in the
 *   meantime: a publication mixed blocks from before and after a save.
 * - Strapi replaces the rows of published articles, so links to them broke during another editor's write.
 * - All publications update one row, the content version. A transaction that held an article's row and waited for the
 *   version could deadlock with one that held the version and waited for the article.
 */
export async function lockContent(strapi: Core.Strapi): Promise<void> {
  if (getDialect(strapi) === 'sqlite') return;
  await strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
    await lockUntilCommit(trx, 'postgres', 'content');
  });
}
