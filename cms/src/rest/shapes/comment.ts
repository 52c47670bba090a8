import type { Comment } from '../../domain/comments/comments';
import type { HeldComment } from '../../domain/comments/held/held-comments';
import type { Member } from '../../domain/members/member';
import type { OwnComment } from '../../domain/comments/own';
import { DELETED_MEMBER } from '../../platform/shared/comments.gen';

/** A comment. */
interface RestComment {
  comment_id: number;
  /** Null when the member has left, or the editors wrote it. */
  user_id: number | null;
  username: string;
  blog_id: string;
  comment_text: string;
  parent_comment_id: number | null;
  created_at: string;
  replies: RestComment[];
}

export function toRestComment(blogId: string, comment: Comment, parent: number | null = null): RestComment {
  return {
    comment_id: comment.id,
    user_id: comment.userId,
    username: comment.username ?? DELETED_MEMBER,
    blog_id: blogId,
    comment_text: comment.text,
    parent_comment_id: parent,
    created_at: comment.createdAt,
    replies: comment.replies.map((reply) => toRestComment(blogId, reply, comment.id)),
  };
}

/** A comment that waits for the editors, as its author sees it (C49). */
interface RestHeldComment extends RestComment {
  held: true;
}

/** The response to a new comment: only one that is held says so. */
export function toRestPostedComment(
  blogId: string,
  { isHeld, ...comment }: Comment & { isHeld: boolean },
  parent: number | null,
): RestComment | RestHeldComment {
  const posted = toRestComment(blogId, comment, parent);
  return isHeld ? { ...posted, held: true } : posted;
}

export const toRestHeldComment = (
  blogId: string,
  { id: userId, username }: Member,
  { parentId, ...comment }: HeldComment,
): RestHeldComment => ({
  ...toRestComment(blogId, { ...comment, userId, username, replies: [] }, parentId),
  held: true,
});

/** A comment in the list of its author. */
interface RestOwnComment {
  comment_id: number;
  blog_id: string;
  blog_slug: string | null;
  blog_title: string | null;
  comment_text: string;
  parent_comment_id: number | null;
  created_at: string;
  hidden: boolean;
  /** Only of one that waits for the editors (C49). */
  held?: true;
}

export function toRestOwnComment(comment: OwnComment): RestOwnComment {
  return {
    comment_id: comment.id,
    blog_id: comment.blogId,
    blog_slug: comment.slug,
    blog_title: comment.title,
    comment_text: comment.text,
    parent_comment_id: comment.parentId,
    created_at: comment.createdAt,
    hidden: comment.hidden,
    ...(comment.isHeld && { held: true }),
  };
}
