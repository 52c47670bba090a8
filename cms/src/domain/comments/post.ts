import type { Core } from '@strapi/strapi';
import { isPublished } from '../articles/published';
import { insertForArticle } from '../articles/writing/insert-for-article';
import { getDialect, type Dialect } from '../../platform/database/dialect';
import { toRows } from '../../platform/database/rows/rows';
import type { Member } from '../members/member';
import type { Comment } from './comments';
import { findHoldReasons, hasTooManyHeld } from './held/find-hold-reasons';
import { formatReasons } from './held/hold-reasons';
import { MAX_REPLY_BYTES, MAX_REPLIES } from './replies';

/** A new comment on an article. */
interface NewComment {
  blogId: string;
  /** As parsed by `CommentText`. */
  text: string;
  /** The comment it replies to, or null. */
  parentId: number | null;
}

/** Why a comment is rejected. */
type Rejection = 'article' | 'parent' | 'too many replies';

/** A visible top-level comment of this article (C12). The first value is its id. */
const parentUnder = (article: string) =>
  `SELECT 1 FROM comments p WHERE p.id = ? AND p.blog_id = ${article} AND p.parent_id IS NULL AND NOT p.hidden`;

/** Comments written at the same moment are not counted; reading has the same limit. */
const TAKES_REPLIES = `(SELECT count(*) < ${MAX_REPLIES} AND coalesce(sum(octet_length(r.text)), 0) + ? <= ${MAX_REPLY_BYTES}
   FROM comments r WHERE r.parent_id = ?)`;

/** If the parent is being deleted, PostgreSQL waits and checks again; otherwise the foreign key would fail. */
const PARENT: { [D in Dialect]: string } = {
  sqlite: `EXISTS (${parentUnder('b.document_id')})`,
  postgres: `EXISTS (${parentUnder('b.document_id')} FOR KEY SHARE)`,
};

/**
 * Stores a member's comment on an article. It is visible at once, unless it waits for the editors (C49).
 * @returns what is missing when it is rejected
 */
export async function postComment(
  strapi: Core.Strapi,
  { member, ...comment }: NewComment & { member: Member },
): Promise<(Comment & { isHeld: boolean }) | Rejection | 'too many held'> {
  const reasons = await findHoldReasons(strapi, { memberId: member.id, text: comment.text });
  const isHeld = reasons.length > 0;
  if (isHeld && (await hasTooManyHeld(strapi, member.id))) return 'too many held';
  const now = new Date();
  const id = await insertComment(strapi, comment, now, {
    member_id: member.id,
    hidden: isHeld,
    held: formatReasons(reasons),
  });
  if (typeof id === 'string') return id;
  const { id: userId, username } = member;
  return { id, userId, username, text: comment.text, createdAt: now.toISOString(), replies: [], isHeld };
}

/**
 * Publishes a comment in the name of the site (C49).
 * @param editorId the account of the admin that writes it
 * @returns its id, or what is missing when it is rejected
 */
export const postEditorsComment = (
  strapi: Core.Strapi,
  { editorId, ...comment }: NewComment & { editorId: number | null },
): Promise<number | Rejection> =>
  insertComment(strapi, comment, new Date(), {
    member_id: null,
    by_editors: true,
    created_by_id: editorId,
    hidden: false,
  });

async function insertComment(
  strapi: Core.Strapi,
  { blogId, text, parentId }: NewComment,
  now: Date,
  more: Parameters<typeof insertForArticle>[3],
): Promise<number | Rejection> {
  const parent = PARENT[getDialect(strapi)];
  const bytes = Buffer.byteLength(text);
  const id = await insertForArticle(
    strapi,
    'comments',
    blogId,
    { text, parent_id: parentId, reports: 0, created_at: now, ...more },
    parentId === null
      ? {}
      : { where: { sql: `${parent} AND ${TAKES_REPLIES}`, values: [parentId, bytes, parentId] } },
  );
  return id ?? whatLacks(strapi, blogId, parentId);
}

async function whatLacks(strapi: Core.Strapi, blogId: string, parentId: number | null): Promise<Rejection> {
  if (!(await isPublished(strapi, blogId))) return 'article';
  const found = toRows(await strapi.db.connection.raw(parentUnder('?'), [parentId, blogId]));
  return found.length > 0 ? 'too many replies' : 'parent';
}
