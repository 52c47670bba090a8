import * as v from 'valibot';
import { DELETED_COMMENT, DELETED_MEMBER, REMOVED_COMMENT } from '../../lib/shared/comments.gen';
import { fetchApi } from '../../lib/api/fetch-api';
import { isPreview } from '../../lib/site/preview';

/** The fields of a comment. */
export const COMMENT_FIELDS = {
  comment_id: v.number(),
  /** Null if the author has left, or the editors wrote it. */
  user_id: v.nullable(v.number()),
  username: v.string(),
  comment_text: v.string(),
  created_at: v.string(),
};
const Comment = v.object(COMMENT_FIELDS);
const Comments = v.array(v.object({ ...COMMENT_FIELDS, replies: v.array(Comment) }));

/** Of a deleted comment only its place is left. */
export const isDeleted = ({ user_id, comment_text }: Comment): boolean =>
  user_id === null && (comment_text === DELETED_COMMENT || comment_text === REMOVED_COMMENT);

/** Whether the editors wrote it, in the name of the site (C49): everybody else without an account has left. */
export const isByEditors = (comment: Comment): boolean =>
  comment.user_id === null && comment.username !== DELETED_MEMBER && !isDeleted(comment);

export type Comment = v.InferOutput<typeof Comment> & {
  /** Whether it waits for the editors: only its author sees it (C49). */
  isHeld?: boolean;
};
export type CommentWithReplies = Comment & { replies: Comment[] };

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
