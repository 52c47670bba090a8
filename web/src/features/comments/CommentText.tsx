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
  const { created_at, comment_text } = comment;
  const article = useRef<HTMLElement>(null);
  const name = comment.username;
  useEffect(() => {
    if (takesFocus) article.current?.focus();
  }, [takesFocus]);
  return (
    <article ref={article} className={styles.comment} tabIndex={takesFocus ? -1 : undefined}>
      <Avatar name={name} />
      <div className={styles.words}>
        <p className={styles.by}>
          <span className={styles.name}>{name}</span>
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
