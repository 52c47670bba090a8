import { useState } from 'react';
import styles from './CommentText.module.css';
import { isCollapsible, displayText } from '../writing/comment-text';

/** A reader's text with its line breaks, never as markup. Long texts are collapsed until expanded. */
export function CommentBody({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(!isCollapsible(text));
  return (
    <>
      <p className={styles.text} dir="auto" data-cut={!isWhole}>
        {displayText(text)}
      </p>
      {!isWhole && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          Read more
        </button>
      )}
    </>
  );
}
