import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { toRows } from '../../../platform/database/rows/rows';
import { Timestamp } from '../../../platform/database/rows/timestamp';
import { isDocumentId } from '../../../platform/strapi/document-id';

/** A comment that waits for the editors, for its author. */
export interface HeldComment {
  id: number;
  text: string;
  /** The comment it replies to, or null. */
  parentId: number | null;
  /** ISO 8601 in UTC. */
  createdAt: string;
}

const Row = v.pipe(
  v.object({ id: v.number(), text: v.string(), parent_id: v.nullable(v.number()), created_at: Timestamp }),
  v.transform(({ id, text, parent_id: parentId, created_at: createdAt }): HeldComment => ({
    id,
    text,
    parentId,
    createdAt,
  })),
);

/** More never wait, except for a moment: `MOST_HELD`. */
const MOST = 20;

/** The comments of a member on an article that wait for the editors, newest first. */
export async function getHeldComments(
  strapi: Core.Strapi,
  { memberId, blogId }: { memberId: number; blogId: string },
): Promise<HeldComment[]> {
  if (!isDocumentId(blogId)) return [];
  const rows: unknown = await strapi.db.connection.raw(
    `SELECT id, text, parent_id, created_at FROM comments
     WHERE member_id = ? AND blog_id = ? AND held IS NOT NULL ORDER BY id DESC LIMIT ${MOST}`,
    [memberId, blogId],
  );
  return toRows(rows).map((row) => v.parse(Row, row));
}
