import { useRef, useState } from 'react';
import { showNews } from '../../ui/messages/Alert/show-alert';
import { Button } from '../../ui/base/Button/Button';
import { Notice } from '../../ui/messages/Notice/Notice';
import { Spinner } from '../../ui/messages/Spinner/Spinner';
import { useWriter } from '../../lib/session/use-writer';
import { CommentForm } from './writing/CommentForm';
import { CommentList } from './thread/CommentList';
import styles from './Thread.module.css';
import { useComments } from './use-comments';

/** The form for a comment, and those that are there. */
export function Thread({ articleId }: { articleId: string }) {
  const { comments, hasMore, status, firstNew, refresh, showMore, tryAgain } = useComments(articleId);
  // How many the writer has posted since the last attempt: what was said of one goes with the next, and with its writer.
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
  /** The button goes: its reader goes on at the comments. */
  function onDeleted() {
    list.current?.focus();
    showNews('Your comment was deleted.');
    refresh();
  }
  function goOn() {
    if (status === 'waiting') return;
    if (!hasFailed) return showMore();
    // Where no further page follows, the button goes: its reader goes on at the comments.
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
