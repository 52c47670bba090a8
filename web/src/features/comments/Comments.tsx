import { useEffect, useId, useRef, useState } from 'react';
import { loadChunk } from '../../lib/outdated';
import { Button } from '../../ui/Button/Button';
import { useNearViewport } from '../../ui/viewport/useNearViewport';
import type { CommentWithReplies } from './comment';
import { CommentList } from './CommentList';
import styles from './Comments.module.css';

type Answer = CommentWithReplies[] | 'waiting' | 'failed';

/** What readers say about an article; asked for when the reader comes near. */
export function Comments({ articleId }: { articleId: string }) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const near = useNearViewport(section, '50% 0px');
  const [answer, setAnswer] = useState<Answer>('waiting');

  useEffect(() => {
    if (!near || answer !== 'waiting') return undefined;
    let left = false;
    askFor(articleId).then(
      (comments) => left || setAnswer(comments),
      () => left || setAnswer('failed'),
    );
    return () => {
      left = true;
    };
  }, [articleId, near, answer]);

  return (
    <section ref={section} className={styles.section} aria-labelledby={id} data-print="hide">
      <h2 id={id} className={styles.heading}>
        Comments
      </h2>
      <div role="status">
        {answer === 'waiting' && <p className={styles.note}>Loading comments…</p>}
        {answer === 'failed' && (
          <>
            <p className={styles.note}>The comments could not be loaded.</p>
            <Button onClick={() => setAnswer('waiting')}>Try again</Button>
          </>
        )}
        {Array.isArray(answer) && answer.length === 0 && <p className={styles.note}>No comments yet.</p>}
      </div>
      {Array.isArray(answer) && <CommentList comments={answer} />}
    </section>
  );
}

/** Who reads no comments fetches none of what checks them. */
const askFor = async (articleId: string) =>
  (await loadChunk(() => import('./comment'))).fetchComments(articleId);
