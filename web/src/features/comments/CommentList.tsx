import { longDate } from '../../lib/dates';
import type { CommentWithReplies } from './comment';
import styles from './CommentList.module.css';

/** Comments, each with its replies under it. What a reader wrote is text, with its line breaks, never markup. */
export function CommentList({ comments }: { comments: CommentWithReplies[] }) {
  return (
    <ul className={styles.list}>
      {comments.map(({ replies, ...comment }) => (
        <li key={comment.comment_id}>
          <Comment comment={comment} />
          {replies.length > 0 && (
            <ul className={styles.replies} aria-label={`Replies to ${nameOf(comment)}`}>
              {replies.map((reply) => (
                <li key={reply.comment_id}>
                  <Comment comment={reply} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

type Written = Omit<CommentWithReplies, 'replies'>;

function Comment({ comment }: { comment: Written }) {
  return (
    <article className={styles.comment}>
      <p className={styles.by}>
        <span className={styles.name}>{nameOf(comment)}</span>
        <time dateTime={comment.created_at}>{longDate(comment.created_at)}</time>
      </p>
      <p className={styles.text}>{comment.comment_text}</p>
    </article>
  );
}

/** Who has left keeps what they said, without their name. */
const nameOf = ({ username }: Written) => username ?? 'Deleted member';
