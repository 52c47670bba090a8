import { MessageCircle } from 'lucide';
import { useRef, useState } from 'react';
import { DeleteComment } from '../../features/comments/thread/DeleteComment';
import { CommentBody } from '../../features/comments/thread/CommentBody';
import { MembersOnly } from '../../features/session/MembersOnly';
import type { SignedOutReason } from '../../lib/api/call-as-member';
import { longDate } from '../../lib/text/dates';
import { AccountPage } from '../../ui/forms/AccountPage/AccountPage';
import { EmptyState } from '../../ui/forms/AccountPage/EmptyState';
import { MemberQuery } from '../../ui/forms/MemberQuery/MemberQuery';
import own from '../../ui/forms/OwnEntries/OwnEntries.module.css';
import { EntryTitle } from '../../ui/forms/OwnEntries/EntryTitle';
import { showNews } from '../../ui/messages/Alert/show-alert';
import { groupByArticle } from './group-by-article';
import styles from './CommentSectionPage.module.css';
import { fetchOwnComments, type OwnComment } from './own-comments';

/** The member's comments (C29). */
export function CommentSectionPage() {
  return (
    <AccountPage path="/comment-section" title="My Comments">
      <MembersOnly>
        <MemberQuery query={fetchOwnComments} waiting="Loading your comments…">
          {(comments, end) => <OwnComments comments={comments} onEnded={end} />}
        </MemberQuery>
      </MembersOnly>
    </AccountPage>
  );
}

interface Props {
  comments: readonly OwnComment[];
  onEnded: (why: SignedOutReason) => void;
}

function OwnComments({ comments, onEnded }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [deleted, setDeleted] = useState<readonly number[]>([]);
  const left = comments.filter(({ comment_id }) => !deleted.includes(comment_id));

  /** The pressed button disappears, so the focus moves to the list. */
  function takeOut({ comment_id }: OwnComment) {
    list.current?.focus();
    setDeleted((before) => [...before, comment_id]);
    showNews('Your comment was deleted.');
  }
  return (
    <div ref={list} role="group" aria-label="Your comments" tabIndex={-1}>
      {left.length === 0 ? (
        <EmptyState
          icon={MessageCircle}
          sentence={
            comments.length === 0 ? 'You have not written a comment yet.' : 'You have no comments any more.'
          }
          how="You can write one below every article."
        />
      ) : (
        <ul className={own.entries}>
          {groupByArticle(left).map(([first, ...others]) => (
            <li key={first.comment_id} className={own.entry}>
              <EntryTitle
                title={first.blog_title}
                to={first.blog_slug && `/blog/${first.blog_slug}#comments`}
              />
              {[first, ...others].map((comment) => (
                <Written
                  key={comment.comment_id}
                  comment={comment}
                  onEnded={onEnded}
                  onDeleted={() => takeOut(comment)}
                />
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface WrittenProps {
  comment: OwnComment;
  onEnded: (why: SignedOutReason) => void;
  onDeleted: () => void;
}

function Written({ comment, onEnded, onDeleted }: WrittenProps) {
  const { comment_id, created_at, comment_text, hidden, held = false, parent_comment_id } = comment;
  const dateId = `comment-${comment_id}-date`;
  return (
    <div className={styles.comment}>
      <p className={own.when} id={dateId}>
        {parent_comment_id === null ? 'Comment' : 'Reply'},{' '}
        <time dateTime={created_at}>{longDate(created_at)}</time>
      </p>
      {held && <p className={own.when}>Waiting for the editors: until then, only you see it.</p>}
      {hidden && !held && <p className={own.when}>Hidden by the editors: readers do not see it.</p>}
      <CommentBody text={comment_text} />
      <DeleteComment comment={comment} dateId={dateId} onEnded={onEnded} onDeleted={onDeleted} />
    </div>
  );
}
