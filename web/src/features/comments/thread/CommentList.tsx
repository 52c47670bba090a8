import type { CommentWithReplies } from '../comment';
import { CommentText } from './CommentText';
import styles from './CommentList.module.css';
import { Reply } from './Reply';

interface Props {
  articleId: string;
  comments: readonly CommentWithReplies[];
  /** The comment that the reader goes on with. */
  focusOn: number | undefined;
  onPosting: () => void;
  onPosted: () => void;
  onDeleted: () => void;
}

/** Comments, each with its replies under it, and the way to reply. */
export function CommentList({ articleId, comments, focusOn, onDeleted, ...posting }: Props) {
  return (
    <ul className={styles.list}>
      {comments.map(({ replies, ...comment }) => (
        <li key={comment.comment_id}>
          <CommentText comment={comment} takesFocus={comment.comment_id === focusOn} onDeleted={onDeleted}>
            <Reply articleId={articleId} to={comment} {...posting} />
          </CommentText>
          {replies.length > 0 && (
            <ul className={styles.replies} aria-label={`Replies to ${comment.username}`}>
              {replies.map((reply) => (
                <li key={reply.comment_id}>
                  <CommentText comment={reply} onDeleted={onDeleted} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
