import { useEffect, useState } from 'react';
import { fetchComments, PAGE_LENGTH, type CommentPage, type CommentWithReplies } from './comment';

/** The requested page range; its comments replace those already shown. */
interface PageRange {
  from: number;
  to: number;
}

interface Shown {
  comments: CommentWithReplies[];
  status: 'waiting' | 'failed' | 'there';
  /**
   * Whether a further page exists, counted by position: a comment written meanwhile is at the front and belongs to no
   * further page.
   */
  hasMore: boolean;
  /** The first new comment of the latest further page. */
  firstNew?: number | undefined;
}

/** The comments on an article: first one page, further pages on request, and all of them again after a post. */
export function useComments(articleId: string) {
  const [range, setRange] = useState<PageRange>({ from: 1, to: 1 });
  const [shown, setShown] = useState<Shown>({ comments: [], hasMore: false, status: 'waiting' });

  useEffect(() => {
    let isOver = false;
    fetchPages(articleId, range).then(
      (found) => isOver || setShown((before) => joined(before, found, range)),
      () => isOver || setShown((before) => ({ ...before, status: 'failed' })),
    );
    return () => {
      isOver = true;
    };
  }, [articleId, range]);

  /**
   * @param next computes the range from the latest one, so that a slow post does not drop a page
   */
  function request(next: (last: PageRange) => PageRange) {
    setShown((before) => ({ ...before, status: 'waiting' }));
    setRange(next);
  }
  return {
    ...shown,
    refresh: () => request(({ to }) => ({ from: 1, to })),
    showMore: () => request(({ to }) => ({ from: to + 1, to: to + 1 })),
    tryAgain: () => request((last) => ({ ...last })),
  };
}

async function fetchPages(articleId: string, { from, to }: PageRange): Promise<CommentPage> {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const pages = await Promise.all(numbers.map((page) => fetchComments(articleId, page)));
  return { comments: pages.flatMap(({ comments }) => comments), total: pages[0]?.total ?? 0 };
}

/** A comment posted in the meantime shifts the others, so the last of one page may be the first of the next. */
function joined(before: Shown, { comments, total }: CommentPage, { from, to }: PageRange): Shown {
  const isFurther = from > 1;
  const known = new Set(isFurther ? before.comments.map(({ comment_id }) => comment_id) : []);
  const firstNew = comments.find(({ comment_id }) => !known.has(comment_id))?.comment_id;
  return {
    status: 'there',
    comments: eachOnce([...(isFurther ? before.comments : []), ...comments]),
    hasMore: to * PAGE_LENGTH < total,
    firstNew: isFurther ? firstNew : undefined,
  };
}

const eachOnce = (comments: readonly CommentWithReplies[]) => [
  ...new Map(comments.map((comment) => [comment.comment_id, comment])).values(),
];
