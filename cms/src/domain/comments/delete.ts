import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Knex } from '../../platform/database/dialect';
import { DELETED_COMMENT } from '../../platform/shared/comments.gen';
import { toRows } from '../../platform/database/rows';

/** Its place, its date and its replies stay. Nobody is named, and there is nothing left for the editors to look at. */
const EMPTIED = 'member_id = NULL, text = ?, reports = 0';

export type Deletion = 'deleted' | 'no such comment' | 'not yours';

const Row = v.object({ member_id: v.nullable(v.number()) });

/** Deletes a comment for the member who wrote it, hidden or not. */
export async function deleteComment(
  strapi: Core.Strapi,
  { memberId, commentId }: { memberId: number; commentId: number },
): Promise<Deletion> {
  const knex = strapi.db.connection;
  const deleted: unknown = await knex.raw(
    `UPDATE comments SET ${EMPTIED} WHERE id = ? AND member_id = ? RETURNING id`,
    [DELETED_COMMENT, commentId, memberId],
  );
  if (toRows(deleted).length > 0) return 'deleted';
  const [other] = toRows(await knex.raw('SELECT member_id FROM comments WHERE id = ?', [commentId]));
  // One that nobody has any more is not there to be deleted.
  return other === undefined || v.parse(Row, other).member_id === null ? 'no such comment' : 'not yours';
}

/** The same for all that a member has written. */
export async function deleteMemberComments(knex: Knex, memberId: number): Promise<void> {
  await knex.raw(`UPDATE comments SET ${EMPTIED} WHERE member_id = ?`, [DELETED_COMMENT, memberId]);
}
