import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Dialect, Knex } from '../../platform/database/dialect';
import { DELETED_COMMENT, REMOVED_COMMENT } from '../../platform/shared/comments.gen';
import { toRows } from '../../platform/database/rows/rows';

/**
 * The comment's place, date and replies stay. Its author is removed, and there is nothing left for moderators to
 * review.
 */
const EMPTIED = 'member_id = NULL, text = ?, reports = 0, held = NULL';

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

/** How many comments one transaction removes. Replies are deleted with them, 200 at most for each. */
const BATCH = 100;

const Id = v.object({ id: v.number() });

/**
 * Removes some comments of a member on behalf of the editors. One that others have replied to keeps its place without
 * text and name, so that the replies stay; all others leave no trace. Call it in a transaction, again and again until
 * there are none left.
 * @returns how many are gone
 */
export async function removeMemberComments(trx: Knex, dialect: Dialect, memberId: number): Promise<number> {
  const chosen: unknown = await trx('comments')
    .where({ member_id: memberId })
    .orderBy('id')
    .limit(BATCH)
    .select('id');
  const ids = v.parse(v.array(Id), chosen).map(({ id }) => id);
  if (ids.length === 0) return 0;
  // Comments are locked before the counts of articles: all other code locks them in this order.
  if (dialect === 'postgres')
    await trx('comments')
      .whereIn('id', ids)
      .orWhereIn('parent_id', ids)
      .orderBy('id')
      .forUpdate()
      .select('id');
  const marks = ids.map(() => '?').join(', ');
  const deleted: unknown = await trx.raw(
    `DELETE FROM comments WHERE id IN (${marks}) AND ${WITHOUT_REPLIES_OF_OTHERS} RETURNING id`,
    [...ids, memberId],
  );
  const emptied: unknown = await trx.raw(
    `UPDATE comments SET ${EMPTIED} WHERE id IN (${marks}) AND member_id = ? RETURNING id`,
    [REMOVED_COMMENT, ...ids, memberId],
  );
  return toRows(deleted).length + toRows(emptied).length;
}

/** It takes the member's id. */
export const WITHOUT_REPLIES_OF_OTHERS =
  'NOT EXISTS (SELECT 1 FROM comments r WHERE r.parent_id = comments.id AND (r.member_id IS NULL OR r.member_id <> ?))';
