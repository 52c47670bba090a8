import type { Comment } from '../../domain/comments/comments';
import type { OwnComment } from '../../domain/comments/own';
import { DELETED_MEMBER } from '../../domain/members/names/reserved-names';

/** A comment. */
interface RestComment {
  comment_id: number;
  /** Null when the member has left. */
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
  };
}
