import * as v from 'valibot';
import { DELETED_COMMENT } from '../../lib/shared/comments.gen';
import { fetchApi } from '../../lib/api/fetch-api';
import { isPreview } from '../../lib/site/preview';

const Comment = v.object({
  comment_id: v.number(),
  /** Null if the author has left. */
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

/** Some of an article's comments, and their total number, without replies. */
export interface CommentPage {
  comments: CommentWithReplies[];
  total: number;
}

/** The number of comments shown at first, and added per page. */
export const PAGE_LENGTH = 50;

/**
 * A page of an article's comments, newest first, each with its replies (C12). They come from REST, not through the
 * page caches, because they change independently. If the texts are long, a response ends before the page does, and
 * links to the rest (C45).
 * @param page starts at 1
 * @throws if the server does not respond, or not with comments
 */
export async function fetchComments(articleId: string, page: number): Promise<CommentPage> {
  const path = `/comments/${encodeURIComponent(articleId)}`;
  const comments: CommentWithReplies[] = [];
  let total = 0;
  let next: string | undefined = `?page=${page}&limit=${PAGE_LENGTH}`;
  while (next !== undefined && comments.length < PAGE_LENGTH) {
    const response: Response = await fetchApi(`${path}${next}`);
    // Nobody has commented on an article that is not published.
    if (response.status === 404 && isPreview()) break;
    if (!response.ok) throw new Error(`The comments request failed with ${response.status}.`);
    const found = v.parse(Comments, await response.json());
    comments.push(...found);
    total = Number(response.headers.get('x-total-count') ?? comments.length);
    next = found.length === 0 ? undefined : nextQuery(response);
  }
  return { comments: comments.slice(0, PAGE_LENGTH), total };
}

const nextQuery = (response: Response): string | undefined =>
  /<[^>?]*(\?[^>]*)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];

/** The id of a comment's date on the page, which distinguishes buttons of the same name for screen readers. */
export const toDateId = ({ comment_id }: Pick<Comment, 'comment_id'>) => `comment-${comment_id}-date`;
