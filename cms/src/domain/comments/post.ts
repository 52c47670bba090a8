import type { Core } from '@strapi/strapi';
import { isPublished } from '../articles/published';
import { insertForArticle } from '../articles/writing/insert-for-article';
import { getDialect, type Dialect } from '../../platform/database/dialect';
import { toRows } from '../../platform/database/rows/rows';
import type { Member } from '../members/member';
import type { Comment } from './comments';
import { MAX_REPLY_BYTES, MAX_REPLIES } from './replies';

/** A member's new comment on an article. */
interface NewComment {
  member: Member;
  blogId: string;
  /** As parsed by `CommentText`. */
  text: string;
  /** The comment it replies to, or null. */
  parentId: number | null;
}

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
 * Publishes a comment on an article.
 * @returns what is missing when it is rejected
 */
export async function postComment(
  strapi: Core.Strapi,
  { member, blogId, text, parentId }: NewComment,
): Promise<Comment | 'article' | 'parent' | 'too many replies'> {
  const now = new Date();
  const parent = PARENT[getDialect(strapi)];
  const bytes = Buffer.byteLength(text);
  const id = await insertForArticle(
    strapi,
    'comments',
    blogId,
    { member_id: member.id, text, parent_id: parentId, hidden: false, reports: 0, created_at: now },
    parentId === null
      ? {}
      : { where: { sql: `${parent} AND ${TAKES_REPLIES}`, values: [parentId, bytes, parentId] } },
  );
  if (id === undefined) return whatLacks(strapi, blogId, parentId);
  const { id: userId, username } = member;
  return { id, userId, username, text, createdAt: now.toISOString(), replies: [] };
}

async function whatLacks(
  strapi: Core.Strapi,
  blogId: string,
  parentId: number | null,
): Promise<'article' | 'parent' | 'too many replies'> {
  if (!(await isPublished(strapi, blogId))) return 'article';
  const found = toRows(await strapi.db.connection.raw(parentUnder('?'), [parentId, blogId]));
  return found.length > 0 ? 'too many replies' : 'parent';
}
