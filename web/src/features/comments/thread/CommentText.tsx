import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMember } from '../../../lib/session/use-member';
import { Avatar } from '../../../ui/lists/Avatar/Avatar';
import { LOGIN_PROMPTS } from '../../../lib/session/login-prompts';
import { promptLogin } from '../../../ui/messages/LoginDialog/prompt-login';
import { toDateId, isByEditors, isDeleted, type Comment } from '../comment';
import styles from './CommentText.module.css';
import { DeleteComment } from './DeleteComment';
import { Report } from '../report/Report';
import { CommentBody } from './CommentBody';
import { formatSince } from './since';

interface Props {
  comment: Comment;
  takesFocus?: boolean;
  onDeleted: () => void;
  /** Further actions. */
  children?: ReactNode;
}

/** A comment's text, author and date. */
export function CommentText({ comment, takesFocus = false, onDeleted, children }: Props) {
  const { created_at, comment_text, user_id, username } = comment;
  const member = useMember();
  const isOwn = member !== null && member.userId === user_id;
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
          {isOwn && <span className={styles.own}>You</span>}
          {isByEditors(comment) && <span className={styles.staff}>Editors</span>}
          <time id={toDateId(comment)} dateTime={created_at}>
            {formatSince(created_at, now)}
          </time>
        </p>
        {comment.isHeld && (
          <p className={styles.held}>Waiting for the editors: until then, only you see it.</p>
        )}
        <CommentBody text={comment_text} />
        {!isDeleted(comment) && (
          <div className={styles.actions}>
            {children}
            {isOwn ? (
              <DeleteComment
                comment={comment}
                dateId={toDateId(comment)}
                onEnded={(why) => promptLogin(LOGIN_PROMPTS.deleteComment, why, 'comments')}
                onDeleted={onDeleted}
              />
            ) : (
              <Report comment={comment} />
            )}
          </div>
        )}
      </div>
    </article>
  );
}
