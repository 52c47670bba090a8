import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CommentWithReplies } from './comment';

/** So many pages are looked through for a comment. */
const MOST_PAGES = 10;

interface Shown {
  comments: readonly CommentWithReplies[];
  status: 'waiting' | 'failed' | 'there';
  hasMore: boolean;
  showMore: () => void;
}

/**
 * The comment to which `?comment=ID` in the address leads, as links of the editors' desk do. Loads further pages until it
 * is there.
 */
export function useLinkedComment({ comments, status, hasMore, showMore }: Shown) {
  const { search } = useLocation();
  const id = Number(new URLSearchParams(search).get('comment') ?? Number.NaN);
  const [pages, setPages] = useState(1);
  const isThere = comments.some(({ comment_id, replies }) =>
    [comment_id, ...replies.map((reply) => reply.comment_id)].includes(id),
  );
  const isLookedFor = Number.isSafeInteger(id) && !isThere && hasMore && pages < MOST_PAGES;
  useEffect(() => {
    if (!isLookedFor || status !== 'there') return;
    setPages((count) => count + 1);
    showMore();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isLookedFor, status]);
  return { linked: isThere ? id : undefined, isLookedFor };
}
