import { MessageCircle } from 'lucide';
import { Words } from '../../features/comments/Words';
import { MembersOnly } from '../../features/session/MembersOnly';
import { longDate } from '../../lib/dates';
import { AccountPage } from '../../ui/AccountPage/AccountPage';
import { NothingYet } from '../../ui/AccountPage/NothingYet';
import { Asked } from '../../ui/Asked/Asked';
import own from '../../ui/OwnEntries/OwnEntries.module.css';
import { EntryTitle } from '../../ui/OwnEntries/EntryTitle';
import { byArticle } from './byArticle';
import styles from './CommentSectionPage.module.css';
import { fetchOwnComments, type OwnComment } from './ownComments';

/** The member's own comments (C29). */
export function CommentSectionPage() {
  return (
    <AccountPage path="/comment-section" title="My Comments">
      <MembersOnly>
        <Asked ask={fetchOwnComments} waiting="Loading your comments…">
          {(comments) => <OwnComments comments={comments} />}
        </Asked>
      </MembersOnly>
    </AccountPage>
  );
}

function OwnComments({ comments }: { comments: readonly OwnComment[] }) {
  if (comments.length === 0) {
    return (
      <NothingYet
        icon={MessageCircle}
        sentence="You have not written a comment yet."
        how="You can write one below every article."
      />
    );
  }
  return (
    <ul className={own.entries}>
      {byArticle(comments).map(([first, ...others]) => (
        <li key={first.comment_id} className={own.entry}>
          <EntryTitle title={first.blog_title} to={first.blog_slug && `/blog/${first.blog_slug}#comments`} />
          {[first, ...others].map((comment) => (
            <Written key={comment.comment_id} comment={comment} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function Written({
  comment: { created_at, comment_text, hidden, parent_comment_id },
}: {
  comment: OwnComment;
}) {
  return (
    <div className={styles.comment}>
      <p className={own.when}>
        {parent_comment_id === null ? 'Comment' : 'Reply'},{' '}
        <time dateTime={created_at}>{longDate(created_at)}</time>
      </p>
      {hidden && <p className={own.when}>Hidden by the editors: readers do not see it.</p>}
      <Words text={comment_text} />
    </div>
  );
}
