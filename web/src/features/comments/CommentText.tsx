import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMember } from '../../lib/session/useMember';
import { Avatar } from '../../ui/Avatar/Avatar';
import { dateIdOf, type Comment } from './comment';
import styles from './CommentText.module.css';
import { Report } from './Report';
import { Words } from './Words';
import { since } from './since';

interface Props {
  comment: Comment;
  takesFocus?: boolean;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** Who wrote what and when. */
export function CommentText({ comment, takesFocus = false, children }: Props) {
  const { created_at, comment_text, user_id, username } = comment;
  const member = useMember();
  const [now] = useState(Date.now);
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) article.current?.focus();
  }, [takesFocus]);
  return (
    <article ref={article} className={styles.comment} tabIndex={takesFocus ? -1 : undefined}>
      <Avatar name={username} />
      <div className={styles.words}>
        <p className={styles.by}>
          <span className={styles.name} dir="auto">
            {username}
          </span>
          {member !== null && member.userId === user_id && <span className={styles.own}>You</span>}
          <time id={dateIdOf(comment)} dateTime={created_at}>
            {since(created_at, now)}
          </time>
        </p>
        <Words text={comment_text} />
        <div className={styles.actions}>
          {children}
          <Report comment={comment} />
        </div>
      </div>
    </article>
  );
}
