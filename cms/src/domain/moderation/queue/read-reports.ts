import * as v from 'valibot';
import type { Knex } from '../../../platform/database/dialect';
import { toRows } from '../../../platform/database/rows/rows';
import { Timestamp } from '../../../platform/database/rows/timestamp';
import { REPORT_REASONS } from '../../../platform/shared/comments.gen';
import { REPORTS } from '../../comments/reports-table';
import type { CommentEntry } from './comment-entry';

const MOST_SHOWN = 50;

const Row = v.object({
  comment_id: v.number(),
  reason: v.fallback(v.nullable(v.picklist(REPORT_REASONS)), null),
  created_at: Timestamp,
});

type Newest = CommentEntry['reports']['newest'];

/**
 * The newest reports of each comment that nobody has looked at. A limit for each of them, because one comment may have
 * thousands.
 */
export async function readReports(
  knex: Knex,
  comments: readonly { id: number; reports: number | null }[],
): Promise<Map<number, Newest>> {
  const reported = comments.flatMap(({ id, reports }) =>
    reports ? [{ id, limit: Math.min(reports, MOST_SHOWN) }] : [],
  );
  if (reported.length === 0) return new Map();
  const newest = `SELECT * FROM (SELECT comment_id, reason, created_at FROM ${REPORTS} WHERE comment_id = ? ORDER BY created_at DESC LIMIT ?) newest`;
  const found: unknown = await knex.raw(
    reported.map(() => newest).join(' UNION ALL '),
    reported.flatMap(({ id, limit }) => [id, limit]),
  );
  const byComment = new Map<number, Newest>();
  for (const raw of toRows(found)) {
    const { comment_id: id, reason, created_at: at } = v.parse(Row, raw);
    byComment.set(id, [...(byComment.get(id) ?? []), { reason, at }]);
  }
  return byComment;
}
