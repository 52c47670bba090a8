import { useEffect, useState } from 'react';
import { fetchComments, type CommentPage, type CommentWithReplies } from './comment';

/** Pages from this one to that one, which take the place of what was shown of them. */
interface Asked {
  from: number;
  to: number;
}

interface Shown extends CommentPage {
  status: 'waiting' | 'failed' | 'there';
  /** The first of those that came last, of a further page. */
  firstNew?: number | undefined;
}

/** The comments of an article: a page at first, further ones as the reader asks, and all of them anew after a post. */
export function useComments(articleId: string) {
  const [asked, setAsked] = useState<Asked>({ from: 1, to: 1 });
  const [shown, setShown] = useState<Shown>({ comments: [], total: 0, status: 'waiting' });

  useEffect(() => {
    let isOver = false;
    fetchPages(articleId, asked).then(
      (found) => isOver || setShown((before) => joined(before, found, asked)),
      () => isOver || setShown((before) => ({ ...before, status: 'failed' })),
    );
    return () => {
      isOver = true;
    };
  }, [articleId, asked]);

  function ask(pages: Asked) {
    setShown((before) => ({ ...before, status: 'waiting' }));
    setAsked(pages);
  }
  return {
    ...shown,
    refresh: () => ask({ from: 1, to: asked.to }),
    showMore: () => ask({ from: asked.to + 1, to: asked.to + 1 }),
    tryAgain: () => ask({ ...asked }),
  };
}

async function fetchPages(articleId: string, { from, to }: Asked): Promise<CommentPage> {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const pages = await Promise.all(numbers.map((page) => fetchComments(articleId, page)));
  return { comments: pages.flatMap(({ comments }) => comments), total: pages[0]?.total ?? 0 };
}

/** What is written meanwhile moves the others on: the last of one page may be the first of the next. */
export function joined(before: Shown, { comments, total }: CommentPage, { from }: Asked): Shown {
  const isFurther = from > 1;
  const known = new Set(isFurther ? before.comments.map(({ comment_id }) => comment_id) : []);
  const firstNew = comments.find(({ comment_id }) => !known.has(comment_id))?.comment_id;
  return {
    status: 'there',
    comments: eachOnce([...(isFurther ? before.comments : []), ...comments]),
    total,
    firstNew: isFurther ? firstNew : undefined,
  };
}

const eachOnce = (comments: readonly CommentWithReplies[]) => [
  ...new Map(comments.map((comment) => [comment.comment_id, comment])).values(),
];
