import type { Core } from '@strapi/strapi';
import { isPublished } from '../articles/published';
import { writeUnderArticle } from '../articles/writing/insert-for-article';
import { getDialect, type Dialect } from '../../platform/database/dialect';
import { toRows } from '../../platform/database/rows';
import type { Member } from '../members/member';
import type { Comment } from './comments';
import { MOST_BYTES_OF_REPLIES, MOST_REPLIES } from './replies';

/** What a member says under an article. */
export interface NewComment {
  member: Member;
  blogId: string;
  /** As `CommentText` keeps it. */
  text: string;
  /** The comment that it replies to; null: to none. */
  parentId: number | null;
}

/** A comment of this article that readers see, and no reply itself (C12). The first value is its id. */
const parentUnder = (article: string) =>
  `SELECT 1 FROM comments p WHERE p.id = ? AND p.blog_id = ${article} AND p.parent_id IS NULL AND NOT p.hidden`;

/** What is written at the same moment is not counted: reading has the same bound. */
const TAKES_REPLIES = `(SELECT count(*) < ${MOST_REPLIES} AND coalesce(sum(octet_length(r.text)), 0) + ? <= ${MOST_BYTES_OF_REPLIES}
   FROM comments r WHERE r.parent_id = ?)`;

/** Where somebody is just deleting it, PostgreSQL waits and looks again, or the foreign key would fail. */
const PARENT: { [D in Dialect]: string } = {
  sqlite: `EXISTS (${parentUnder('b.document_id')})`,
  postgres: `EXISTS (${parentUnder('b.document_id')} FOR KEY SHARE)`,
};

/**
 * Puts a comment under an article, for all to see.
 * @returns what it lacks, where it is refused
 */
export async function postComment(
  strapi: Core.Strapi,
  { member, blogId, text, parentId }: NewComment,
): Promise<Comment | 'article' | 'parent' | 'too many replies'> {
  const now = new Date();
  const parent = PARENT[getDialect(strapi)];
  const bytes = Buffer.byteLength(text);
  const id = await writeUnderArticle(
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
