import { useState } from 'react';
import styles from './CommentText.module.css';
import { isLong, shownText } from '../writing/comment-text';

/** What a reader wrote: text, with its line breaks, never markup. A long one is shown whole when it is asked for. */
export function Words({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(!isLong(text));
  return (
    <>
      <p className={styles.text} dir="auto" data-cut={!isWhole}>
        {shownText(text)}
      </p>
      {!isWhole && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          Read more
        </button>
      )}
    </>
  );
}
