import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { loadChunk, OutdatedError, reloadOnce } from '../../lib/outdated';
import { Button } from '../../ui/Button/Button';
import { useNearViewport } from '../../ui/viewport/useNearViewport';
import styles from './Comments.module.css';

/** `outdated`: their script is there no more, after a deployment; nobody is torn out of an article for that. */
type Answer = { list: ReactNode } | 'none' | 'waiting' | 'failed' | 'outdated';

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
      (found) => left || setAnswer(found),
      (cause: unknown) => left || setAnswer(cause instanceof OutdatedError ? 'outdated' : 'failed'),
    );
    return () => {
      left = true;
    };
  }, [articleId, near, answer]);

  async function tryAgain() {
    if (answer !== 'outdated' || !(await reloadOnce())) setAnswer('waiting');
  }

  return (
    <section ref={section} className={styles.section} aria-labelledby={id} data-print="hide">
      <h2 id={id} className={styles.heading}>
        Comments
      </h2>
      <div role="status">
        {answer === 'waiting' && <p className={styles.note}>Loading comments…</p>}
        {(answer === 'failed' || answer === 'outdated') && (
          <>
            <p className={styles.note}>The comments could not be loaded.</p>
            <Button onClick={() => void tryAgain()}>Try again</Button>
          </>
        )}
        {answer === 'none' && <p className={styles.note}>No comments yet.</p>}
      </div>
      {typeof answer === 'object' && answer.list}
    </section>
  );
}

/** Who reads no comments fetches none of what checks and shows them. */
async function askFor(articleId: string): Promise<Answer> {
  const [{ fetchComments }, { CommentList }] = await Promise.all([
    loadChunk(() => import('./comment')),
    loadChunk(() => import('./CommentList')),
  ]);
  const comments = await fetchComments(articleId);
  return comments.length > 0 ? { list: <CommentList comments={comments} /> } : 'none';
}
