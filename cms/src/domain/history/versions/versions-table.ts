import type { Dialect, Knex } from '../../../platform/database/dialect';
import type { Trigger } from '../../../platform/database/trigger';

/** One row for each version of a document, without its content: lists read no content. */
export const VERSIONS = 'content_versions';
/** The content of versions, compressed. Versions of a document with the same content share a row. */
export const BODIES = 'content_version_bodies';
/** The files of the media library to which each version refers, so that no content is read to find the uses of a file. */
export const FILES = 'content_version_files';

/**
 * The primary keys begin with the document, so that reading and pruning one document reads only its rows. `published`:
 * readers got this content. `made_at` is in milliseconds since 1970.
 */
const TABLES = (blob: string) => [
  `CREATE TABLE IF NOT EXISTS ${VERSIONS} (
     document_id varchar(255) NOT NULL, edition integer NOT NULL, type varchar(100) NOT NULL,
     kind varchar(20) NOT NULL, title text NOT NULL, fields text NOT NULL, hash varchar(64) NOT NULL,
     published boolean NOT NULL, actor_id integer, actor_name varchar(255) NOT NULL, made_at bigint NOT NULL,
     PRIMARY KEY (document_id, edition))`,
  // What changed lately, over all documents; and what is old enough to be pruned.
  `CREATE INDEX IF NOT EXISTS ${VERSIONS}_made_at ON ${VERSIONS} (made_at, document_id)`,
  // Replaced by the table of deleted entries.
  `DROP INDEX IF EXISTS ${VERSIONS}_deleted`,
  `CREATE TABLE IF NOT EXISTS ${BODIES} (
     document_id varchar(255) NOT NULL, hash varchar(64) NOT NULL, body ${blob} NOT NULL,
     PRIMARY KEY (document_id, hash))`,
  `CREATE TABLE IF NOT EXISTS ${FILES} (
     file_id integer NOT NULL, document_id varchar(255) NOT NULL, edition integer NOT NULL,
     PRIMARY KEY (file_id, document_id, edition))`,
  `CREATE INDEX IF NOT EXISTS ${FILES}_of_one ON ${FILES} (document_id, edition)`,
];

/** The files of a version go with it, whatever deletes it. */
export const VERSION_TRIGGERS: readonly Trigger[] = [
  {
    name: `${FILES}_pruned`,
    table: VERSIONS,
    timing: 'AFTER',
    event: 'DELETE',
    run: [`DELETE FROM ${FILES} WHERE document_id = OLD.document_id AND edition = OLD.edition`],
  },
];

export async function createVersionTables(knex: Knex, dialect: Dialect): Promise<void> {
  for (const statement of TABLES(dialect === 'postgres' ? 'bytea' : 'blob')) await knex.raw(statement);
}
