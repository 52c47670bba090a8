import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Knex } from '../../platform/database/dialect';
import { DELETED_COMMENT } from '../../platform/shared/comments.gen';
import { toRows } from '../../platform/database/rows/rows';

/**
 * The comment's place, date and replies stay. Its author is removed, and there is nothing left for moderators to
 * review.
 */
const EMPTIED = 'member_id = NULL, text = ?, reports = 0';

type Deletion = 'deleted' | 'no such comment' | 'not yours';

const Row = v.object({ member_id: v.nullable(v.number()) });

/** Deletes a comment on behalf of its author, hidden or not. */
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
  // A comment that is already deleted counts as not found.
  return other === undefined || v.parse(Row, other).member_id === null ? 'no such comment' : 'not yours';
}

/** Deletes all comments of a member. */
export async function deleteMemberComments(knex: Knex, memberId: number): Promise<void> {
  await knex.raw(`UPDATE comments SET ${EMPTIED} WHERE member_id = ?`, [DELETED_COMMENT, memberId]);
}
