import { useRef, useState } from 'react';
import { showNews } from '../../ui/messages/Alert/show-alert';
import { Button } from '../../ui/base/Button/Button';
import { Notice } from '../../ui/messages/Notice/Notice';
import { Spinner } from '../../ui/base/Spinner/Spinner';
import { useWriter } from '../../lib/session/use-writer';
import { CommentForm } from './writing/CommentForm';
import { CommentList } from './thread/CommentList';
import styles from './Thread.module.css';
import { useHeldComments, withHeld } from './held-comments';
import { useComments } from './use-comments';
import { useLinkedComment } from './use-linked-comment';

const HELD = 'Your comment waits for the editors. Until they have looked at it, only you see it.';

/** The comment form, and the existing comments. */
export function Thread({ articleId }: { articleId: string }) {
  const loaded = useComments(articleId);
  const { hasMore, status, firstNew, refresh, showMore, tryAgain } = loaded;
  const { held, reload } = useHeldComments(articleId);
  const comments = withHeld(loaded.comments, held);
  const { linked, isLookedFor } = useLinkedComment(loaded);
  // The number of posts since the last attempt. The message about a post disappears with the next attempt, or when
  // its author signs out.
  const writer = useWriter();
  const [posted, setPosted] = useState({ writer, count: 0, isHeld: false });
  if (posted.writer !== writer) setPosted({ writer, count: 0, isHeld: false });
  const list = useRef<HTMLDivElement>(null);
  const hasFailed = status === 'failed';

  function refreshAll() {
    reload();
    refresh();
  }
  const onPosting = () => setPosted({ writer, count: 0, isHeld: false });
  function onPosted(isHeld: boolean) {
    setPosted((before) => ({ ...before, count: before.count + 1, isHeld }));
    refreshAll();
  }
  /** The button disappears, so the focus moves to the comments. */
  function onDeleted() {
    list.current?.focus();
    showNews('Your comment was deleted.');
    refreshAll();
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
          {posted.count > 0 && <p key={posted.count}>{posted.isHeld ? HELD : 'Your comment was posted.'}</p>}
          {status === 'there' && comments.length === 0 && 'No comments yet.'}
        </div>
        {status === 'waiting' && comments.length === 0 && <Spinner label="Loading comments…" />}
        <CommentList
          articleId={articleId}
          comments={comments}
          focusOn={[isLookedFor ? undefined : firstNew, linked]}
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
