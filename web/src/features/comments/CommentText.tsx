import { useEffect, useRef, type ReactNode } from 'react';
import { longDate } from '../../lib/dates';
import { Avatar } from '../../ui/Avatar/Avatar';
import { dateIdOf, type Comment } from './comment';
import styles from './CommentText.module.css';
import { Report } from './Report';

interface Props {
  comment: Comment;
  takesFocus?: boolean;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** Who wrote what and when. What a reader wrote is text, with its line breaks, never markup. */
export function CommentText({ comment, takesFocus = false, children }: Props) {
  const { created_at, comment_text, username } = comment;
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) article.current?.focus();
  }, [takesFocus]);
  return (
    <article ref={article} className={styles.comment} tabIndex={takesFocus ? -1 : undefined}>
      <Avatar name={username} />
      <div className={styles.words}>
        <p className={styles.by}>
          <span className={styles.name}>{username}</span>
          <time id={dateIdOf(comment)} dateTime={created_at}>
            {longDate(created_at)}
          </time>
        </p>
        <p className={styles.text}>{comment_text}</p>
        <div className={styles.actions}>
          {children}
          <Report comment={comment} />
        </div>
      </div>
    </article>
  );
}
