import type { Core } from '@strapi/strapi';
import { getDialect } from './dialect';

/**
 * Deleted data stays in SQLite's write-ahead log until it is overwritten. This moves the log into the database, where
 * deleted rows are overwritten with zeros (`secure_delete`), and truncates it. On PostgreSQL the operator is
 * responsible for the log.
 */
export async function eraseDeletedRows(strapi: Core.Strapi): Promise<void> {
  if (getDialect(strapi) === 'sqlite') await strapi.db.connection.raw('PRAGMA wal_checkpoint(TRUNCATE)');
}
