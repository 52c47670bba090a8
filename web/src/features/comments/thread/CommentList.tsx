import type { CommentWithReplies } from '../comment';
import { CommentText } from './CommentText';
import styles from './CommentList.module.css';
import { Reply } from './Reply';

interface Props {
  articleId: string;
  comments: readonly CommentWithReplies[];
  /** Comments that take the focus when they are shown. */
  focusOn: readonly (number | undefined)[];
  onPosting: () => void;
  onPosted: (isHeld: boolean) => void;
  onDeleted: () => void;
}

/** Comments, each with its replies and the reply form. */
export function CommentList({ articleId, comments, focusOn, onDeleted, ...posting }: Props) {
  return (
    <ul className={styles.list}>
      {comments.map(({ replies, ...comment }) => (
        <li key={comment.comment_id}>
          <CommentText
            comment={comment}
            takesFocus={focusOn.includes(comment.comment_id)}
            onDeleted={onDeleted}
          >
            {!comment.isHeld && <Reply articleId={articleId} to={comment} {...posting} />}
          </CommentText>
          {replies.length > 0 && (
            <ul className={styles.replies} aria-label={`Replies to ${comment.username}`}>
              {replies.map((reply) => (
                <li key={reply.comment_id}>
                  <CommentText
                    comment={reply}
                    takesFocus={focusOn.includes(reply.comment_id)}
                    onDeleted={onDeleted}
                  />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
