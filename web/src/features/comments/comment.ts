import * as v from 'valibot';

const Comment = v.object({
  comment_id: v.number(),
  username: v.nullable(v.string()),
  comment_text: v.string(),
  created_at: v.string(),
});
const Comments = v.array(v.object({ ...Comment.entries, replies: v.array(Comment) }));

export type CommentWithReplies = v.InferOutput<typeof Comments>[number];

/**
 * The comments under an article, newest first, each with its replies (C12). They change by themselves, so they come
 * from REST, past every cache of pages.
 * @throws when the server does not answer, or not with comments
 */
export async function fetchComments(articleId: string): Promise<CommentWithReplies[]> {
  const response = await fetch(`/api/comments/${encodeURIComponent(articleId)}`);
  if (!response.ok) throw new Error(`The comments were answered with ${response.status}.`);
  return v.parse(Comments, await response.json());
}
