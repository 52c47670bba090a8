import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Page } from '../articles/search-index/search/page';
import { isDocumentId } from '../../platform/strapi/document-id';
import { BooleanColumn } from '../../platform/database/rows/boolean-column';
import { findSiteName } from '../site/site';
import { Timestamp } from '../../platform/database/rows/timestamp';
import { toRows } from '../../platform/database/rows/rows';
import { MAX_REPLY_BYTES, MAX_REPLIES } from './replies';

export interface Comment {
  id: number;
  /** Null when the member has left, or the editors wrote it. */
  userId: number | null;
  /** The name of the site for one by the editors (C49); null when the member has left. */
  username: string | null;
  text: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  replies: Comment[];
}

/** Comments on an article, newest first, each with its replies, oldest first (C12). */
interface CommentList {
  /** The number of all comments, without replies. */
  total: number;
  comments: Comment[];
}

const Count = v.object({ total: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)) });
const Row = v.object({
  id: v.number(),
  parent_id: v.nullable(v.number()),
  member_id: v.nullable(v.number()),
  username: v.nullable(v.string()),
  by_editors: BooleanColumn,
  text: v.string(),
  created_at: Timestamp,
});

/**
 * The top-level comments that readers see. They have a separate index (`COMMENTS_IN_ORDER`), which is only used with
 * exactly this wording.
 */
const TOP = 'FROM comments c WHERE c.blog_id = ? AND c.parent_id IS NULL AND NOT c.hidden';

/** An index of an article's visible top-level comments in display order. */
export const COMMENTS_IN_ORDER =
  'CREATE INDEX IF NOT EXISTS comments_in_order ON comments (blog_id, created_at DESC, id DESC) WHERE parent_id IS NULL AND NOT hidden';

/**
 * The maximum bytes of text in one list; a comment that would exceed it is not in the list. The first comment and its
 * replies are always included, because texts from before the limit on replies can be longer.
 */
const MOST_BYTES = 1_000_000;

/** The visible comments with their replies: only ids and lengths, so that no text is sorted. */
const SEEN = `
  WITH top AS (SELECT c.id, c.text, c.created_at ${TOP} ORDER BY c.created_at DESC, c.id DESC LIMIT ? OFFSET ?),
  lengths AS (
    SELECT id, id AS top_id, created_at AS top_at, created_at, 0 AS reply, octet_length(text) AS bytes FROM top UNION ALL
    SELECT r.id, top.id, top.created_at, r.created_at, 1, octet_length(r.text) FROM top CROSS JOIN comments r
      WHERE r.parent_id = top.id AND NOT r.hidden
  ),
  numbered AS (
    SELECT *, row_number() OVER thread AS number, sum(bytes) OVER thread AS thread_bytes FROM lengths
    WINDOW thread AS (PARTITION BY top_id, reply ORDER BY created_at, id)
  ),
  summed AS (
    SELECT *, sum(bytes) OVER (ORDER BY top_at DESC, top_id DESC) AS bytes_so_far,
      dense_rank() OVER (ORDER BY top_at DESC, top_id DESC) AS place
    FROM numbered WHERE reply = 0 OR (number <= ${MAX_REPLIES} AND thread_bytes <= ${MAX_REPLY_BYTES})
  )`;

/**
 * The comments on a published article. A hidden comment is omitted with its replies. Two statements, however many there
 * are.
 * @param page of top-level comments; ends earlier when the texts are long (C45)
 * @returns undefined when there is no such article
 */
export async function getComments(
  strapi: Core.Strapi,
  blogId: string,
  page: Page,
): Promise<CommentList | undefined> {
  if (!isDocumentId(blogId)) return undefined;
  const knex = strapi.db.connection;
  const [counted] = toRows(
    await knex.raw(
      `SELECT (SELECT count(*) ${TOP}) AS total FROM blogs b WHERE b.document_id = ? AND b.published_at IS NOT NULL`,
      [blogId, blogId],
    ),
  );
  if (counted === undefined) return undefined;
  const { total } = v.parse(Count, counted);
  if (total === 0) return { total, comments: [] };

  // The cross join fixes the join order: otherwise SQLite scans all comments for the replies to a few.
  const rows = toRows(
    await knex.raw(
      `${SEEN}
       SELECT c.id, c.parent_id, c.member_id, c.by_editors, c.text, c.created_at, u.username
       FROM summed CROSS JOIN comments c LEFT JOIN up_users u ON u.id = c.member_id
       WHERE c.id = summed.id AND (summed.bytes_so_far <= ${MOST_BYTES} OR summed.place = 1)
       ORDER BY c.created_at, c.id`,
      [blogId, page.limit, page.offset],
    ),
  );
  const parsed = rows.map((row) => v.parse(Row, row));
  const siteName = parsed.some((row) => row.by_editors) ? await findSiteName(strapi) : '';
  return { total, comments: threaded(parsed, siteName) };
}

/**
 * @param rows oldest first
 * @param siteName in whose name the editors reply
 */
function threaded(rows: v.InferOutput<typeof Row>[], siteName: string): Comment[] {
  const byId = new Map(
    rows.map((row): [number, Comment] => [
      row.id,
      {
        id: row.id,
        userId: row.member_id,
        username: row.by_editors ? siteName : row.username,
        text: row.text,
        createdAt: row.created_at,
        replies: [],
      },
    ]),
  );
  const top: Comment[] = [];
  for (const { id, parent_id: parentId } of rows) {
    const comment = byId.get(id);
    if (!comment) continue;
    if (parentId === null) top.push(comment);
    else byId.get(parentId)?.replies.push(comment);
  }
  return top.toReversed();
}
