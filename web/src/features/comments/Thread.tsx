import { useRef, useState } from 'react';
import { showNews } from '../../ui/messages/Alert/show-alert';
import { Button } from '../../ui/base/Button/Button';
import { Notice } from '../../ui/messages/Notice/Notice';
import { Spinner } from '../../ui/base/Spinner/Spinner';
import { useWriter } from '../../lib/session/use-writer';
import { CommentForm } from './writing/CommentForm';
import { CommentList } from './thread/CommentList';
import styles from './Thread.module.css';
import { useComments } from './use-comments';

/** The comment form, and the existing comments. */
export function Thread({ articleId }: { articleId: string }) {
  const { comments, hasMore, status, firstNew, refresh, showMore, tryAgain } = useComments(articleId);
  // The number of posts since the last attempt. The message about a post disappears with the next attempt, or when
  // its author signs out.
  const writer = useWriter();
  const [posted, setPosted] = useState({ writer, count: 0 });
  if (posted.writer !== writer) setPosted({ writer, count: 0 });
  const list = useRef<HTMLDivElement>(null);
  const hasFailed = status === 'failed';

  const onPosting = () => setPosted({ writer, count: 0 });
  function onPosted() {
    setPosted((before) => ({ ...before, count: before.count + 1 }));
    refresh();
  }
  /** The button disappears, so the focus moves to the comments. */
  function onDeleted() {
    list.current?.focus();
    showNews('Your comment was deleted.');
    refresh();
  }
  function goOn() {
    if (status === 'waiting') return;
    if (!hasFailed) return showMore();
    // Without a further page the button disappears, so the focus moves to the comments.
    if (!hasMore) list.current?.focus();
    tryAgain();
  }
  return (
    <>
      <CommentForm
        articleId={articleId}
        label="Your comment"
        action="Post comment"
        emptySentence="Comment text is required."
        onPosting={onPosting}
        onPosted={onPosted}
      />
      <div ref={list} role="group" aria-label="What readers say" tabIndex={-1}>
        <div role="status" className={styles.note}>
          {posted.count > 0 && <p key={posted.count}>Your comment was posted.</p>}
          {status === 'there' && comments.length === 0 && 'No comments yet.'}
        </div>
        {status === 'waiting' && comments.length === 0 && <Spinner label="Loading comments…" />}
        <CommentList
          articleId={articleId}
          comments={comments}
          focusOn={firstNew}
          onPosting={onPosting}
          onPosted={onPosted}
          onDeleted={onDeleted}
        />
      </div>
      <div role="status" className={styles.note}>
        {hasFailed && <Notice tone="bad">The comments could not be loaded.</Notice>}
      </div>
      {(hasFailed || hasMore) && <Button onClick={goOn}>{hasFailed ? 'Try again' : 'Show more'}</Button>}
    </>
  );
}
