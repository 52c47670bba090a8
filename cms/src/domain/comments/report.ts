import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { toRows } from '../../platform/database/rows/rows';
import { DELETED_COMMENT, REMOVED_COMMENT, type REPORT_REASONS } from '../../platform/shared/comments.gen';
import { REPORTS } from './reports-table';

export type ReportReason = (typeof REPORT_REASONS)[number];
export type Report = 'reported' | 'no such comment' | 'own comment' | 'reported before';

const Author = v.object({ member_id: v.nullable(v.number()) });

/** Records once per member and comment that a member reported a visible comment (C38). A trigger counts the reports. */
export async function reportComment(
  strapi: Core.Strapi,
  { memberId, commentId, reason }: { memberId: number; commentId: number; reason: ReportReason | null },
): Promise<Report> {
  const knex = strapi.db.connection;
  const [comment] = toRows(
    await knex.raw(
      `SELECT c.member_id FROM comments c LEFT JOIN comments p ON p.id = c.parent_id
       WHERE c.id = ? AND NOT c.hidden AND (c.member_id IS NOT NULL OR c.text NOT IN (?, ?)) AND (c.parent_id IS NULL OR NOT p.hidden)
       AND EXISTS (SELECT 1 FROM blogs b WHERE b.document_id = c.blog_id AND b.published_at IS NOT NULL)`,
      [commentId, DELETED_COMMENT, REMOVED_COMMENT],
    ),
  );
  if (comment === undefined) return 'no such comment';
  if (v.parse(Author, comment).member_id === memberId) return 'own comment';
  const inserted = toRows(
    await knex.raw(
      `INSERT INTO ${REPORTS} (comment_id, member_id, created_at, reason) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING comment_id`,
      [commentId, memberId, new Date(), reason],
    ),
  );
  return inserted.length > 0 ? 'reported' : 'reported before';
}
