import * as v from 'valibot';
import type { Knex } from '../../platform/database/dialect';
import { toRows } from '../../platform/database/rows/rows';
import type { Actor } from '../../platform/strapi/actor';
import { VERSIONS } from '../history/versions/versions-table';
import { SCHEDULE_NAME } from '../schedule/job';

/** Who changed a draft last, and when. */
export interface LastChange {
  actor: Actor;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/**
 * A version that changed what the draft says. Publishing does not, although the first publication sets the date; a
 * schedule publishes the planned version and puts the draft back as it was.
 */
const CHANGES = `l.kind <> 'delete' AND l.actor_name NOT LIKE '${SCHEDULE_NAME}%'
  AND (l.kind IN ('before', 'create') OR l.fields NOT IN ('[]', '["publicationDate"]'))`;

const Whole = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const Row = v.object({
  document_id: v.string(),
  actor_id: v.nullable(v.number()),
  actor_name: v.string(),
  made_at: Whole,
});

/**
 * The last change of each of these drafts, by document id, in one statement. A draft that the history has not met yet
 * is missing.
 */
export async function findLastChanges(
  knex: Knex,
  documentIds: readonly string[],
): Promise<Map<string, LastChange>> {
  if (documentIds.length === 0) return new Map();
  const rows: unknown = await knex.raw(
    `SELECT v.document_id, v.actor_id, v.actor_name, v.made_at FROM ${VERSIONS} v
     WHERE v.document_id IN (${documentIds.map(() => '?').join(', ')}) AND v.edition =
       (SELECT l.edition FROM ${VERSIONS} l WHERE l.document_id = v.document_id AND ${CHANGES} ORDER BY l.edition DESC LIMIT 1)`,
    [...documentIds],
  );
  return new Map(
    toRows(rows).map((row) => {
      const {
        document_id: documentId,
        actor_id: id,
        actor_name: name,
        made_at: changedAt,
      } = v.parse(Row, row);
      return [documentId, { actor: { id, name }, changedAt }];
    }),
  );
}
