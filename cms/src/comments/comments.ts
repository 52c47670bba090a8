import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { isPublished } from '../articles/published';
import { Moment } from '../database/moment';

export interface Comment {
  id: number;
  /** Null: the member has left. */
  userId: number | null;
  username: string | null;
  text: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  replies: Comment[];
}

const Row = v.object({
  id: v.number(),
  text: v.string(),
  createdAt: Moment,
  member: v.nullish(v.object({ id: v.number(), username: v.string() }), null),
  parent: v.nullish(v.object({ id: v.number() }), null),
});

/**
 * The comments under a published article, newest first, each with its replies, oldest first (C12). A hidden one is not
 * among them, and hides its replies. Undefined: there is no such article.
 */
export async function commentsOf(strapi: Core.Strapi, blogId: string): Promise<Comment[] | undefined> {
  if (!(await isPublished(strapi, blogId))) return undefined;
  const rows: unknown[] = await strapi.db.query('api::comment.comment').findMany({
    where: { blogId, hidden: false },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    populate: { member: { select: ['id', 'username'] }, parent: { select: ['id'] } },
  });
  const byId = new Map<number, Comment>();
  const top: Comment[] = [];
  const replies: [parent: number, comment: Comment][] = [];
  for (const raw of rows) {
    const { id, text, createdAt, member, parent } = v.parse(Row, raw);
    const comment = {
      id,
      userId: member?.id ?? null,
      username: member?.username ?? null,
      text,
      createdAt,
      replies: [],
    };
    byId.set(id, comment);
    if (parent) replies.push([parent.id, comment]);
    else top.push(comment);
  }
  for (const [parent, reply] of replies) byId.get(parent)?.replies.push(reply);
  return top.toReversed();
}
