import type { Knex } from '../../database/dialect';
import type { Trigger } from '../../database/trigger';

/**
 * The SHA-256 of the content of each file in the media library: as it was sent, and as it is stored. Pictures are
 * rewritten on upload, so that the two differ; somebody who uploads a file again has either of them.
 */
export const DIGESTS = 'file_digests';

export async function createFileDigests(knex: Knex): Promise<void> {
  await knex.raw(
    `CREATE TABLE IF NOT EXISTS ${DIGESTS} (sha256 varchar(64) NOT NULL, file_id integer NOT NULL, PRIMARY KEY (sha256, file_id))`,
  );
  await knex.raw(`CREATE INDEX IF NOT EXISTS ${DIGESTS}_of_file ON ${DIGESTS} (file_id)`);
}

/** The digests of a file go with it, whatever deletes it. */
export const DIGEST_TRIGGERS: readonly Trigger[] = [
  {
    name: 'files_delete_removes_digests',
    table: 'files',
    timing: 'AFTER',
    event: 'DELETE',
    run: [`DELETE FROM ${DIGESTS} WHERE file_id = OLD.id`],
  },
];
