import { useState } from 'react';
import { Button } from '../../ui/Button/Button';
import { CommentForm } from './CommentForm';
import { CommentList } from './CommentList';
import styles from './Thread.module.css';
import { useComments } from './useComments';

/** The form for a comment, and those that are there. */
export function Thread({ articleId }: { articleId: string }) {
  const { comments, hasMore, status, firstNew, refresh, showMore, tryAgain } = useComments(articleId);
  const [posted, setPosted] = useState(0);

  function onPosted() {
    setPosted((before) => before + 1);
    refresh();
  }
  return (
    <>
      <CommentForm
        articleId={articleId}
        label="Your comment"
        action="Post Comment"
        emptySentence="Comment text is required."
        onPosted={onPosted}
      />
      <div role="status" className={styles.note}>
        {posted > 0 && <p key={posted}>Your comment was posted.</p>}
        {status === 'waiting' && comments.length === 0 && 'Loading comments…'}
        {status === 'there' && comments.length === 0 && 'No comments yet.'}
      </div>
      <CommentList articleId={articleId} comments={comments} focusOn={firstNew} onPosted={onPosted} />
      <div role="status" className={styles.note}>
        {status === 'failed' && 'The comments could not be loaded.'}
      </div>
      {status === 'failed' && <Button onClick={tryAgain}>Try again</Button>}
      {status !== 'failed' && hasMore && (
        <Button onClick={() => void (status === 'waiting' || showMore())}>Show more</Button>
      )}
    </>
  );
}
