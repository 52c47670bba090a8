import type { Core } from '@strapi/strapi';
import { getDialect } from './dialect';

/**
 * What was deleted stays in SQLite's write-ahead log until it is written over. This moves the log into the database, where
 * deleted rows are overwritten with zeros (`secure_delete`), and empties it. PostgreSQL's is its operator's to keep.
 */
export async function eraseDeleted(strapi: Core.Strapi): Promise<void> {
  if (getDialect(strapi) === 'sqlite') await strapi.db.connection.raw('PRAGMA wal_checkpoint(TRUNCATE)');
}
