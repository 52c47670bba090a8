import * as v from 'valibot';
import { DELETED_COMMENT } from '../../lib/shared/comments.gen';
import { fetchApi } from '../../lib/api/fetch-api';

const Comment = v.object({
  comment_id: v.number(),
  /** Null of who has left. */
  user_id: v.nullable(v.number()),
  username: v.string(),
  comment_text: v.string(),
  created_at: v.string(),
});
const Comments = v.array(v.object({ ...Comment.entries, replies: v.array(Comment) }));

export const isDeleted = ({ user_id, comment_text }: Comment): boolean =>
  user_id === null && comment_text === DELETED_COMMENT;

export type Comment = v.InferOutput<typeof Comment>;
export type CommentWithReplies = v.InferOutput<typeof Comments>[number];

/** Some of an article's comments, and how many there are of them, replies not counted. */
export interface CommentPage {
  comments: CommentWithReplies[];
  total: number;
}

/** As many as are shown at first, and as many as follow. */
export const PAGE_LENGTH = 50;

/**
 * A page of the comments under an article, newest first, each with its replies (C12). They change by themselves, so
 * they come from REST, past every cache of pages. Where the texts are long an answer ends before the page does, and links
 * to what follows (C45).
 * @param page from 1 on
 * @throws when the server does not answer, or not with comments
 */
export async function fetchComments(articleId: string, page: number): Promise<CommentPage> {
  const path = `/comments/${encodeURIComponent(articleId)}`;
  const comments: CommentWithReplies[] = [];
  let total = 0;
  let next: string | undefined = `?page=${page}&limit=${PAGE_LENGTH}`;
  while (next !== undefined && comments.length < PAGE_LENGTH) {
    const response: Response = await fetchApi(`${path}${next}`);
    if (!response.ok) throw new Error(`The comments were answered with ${response.status}.`);
    const found = v.parse(Comments, await response.json());
    comments.push(...found);
    total = Number(response.headers.get('x-total-count') ?? comments.length);
    next = found.length === 0 ? undefined : nextQuery(response);
  }
  return { comments: comments.slice(0, PAGE_LENGTH), total };
}

const nextQuery = (response: Response): string | undefined =>
  /<[^>?]*(\?[^>]*)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];

/** The page's id of a comment's date, which tells buttons of the same name apart for who hears them. */
export const toDateId = ({ comment_id }: Pick<Comment, 'comment_id'>) => `comment-${comment_id}-date`;
