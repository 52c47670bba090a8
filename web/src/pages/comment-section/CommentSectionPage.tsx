import { MembersOnly } from '../../features/session/MembersOnly';
import { longDate } from '../../lib/dates';
import { PageHead } from '../../lib/PageHead';
import { Asked } from '../../ui/Asked/Asked';
import { Container } from '../../ui/Container/Container';
import own from '../../ui/OwnEntries/OwnEntries.module.css';
import { EntryTitle } from '../../ui/OwnEntries/EntryTitle';
import { NoEntries } from '../../ui/OwnEntries/NoEntries';
import { fetchOwnComments, type OwnComment } from './ownComments';

/** The member's own comments (C29). */
export function CommentSectionPage() {
  return (
    <Container>
      <PageHead title="My Comments" noindex />
      <div className={own.page}>
        <h1>My Comments</h1>
        <MembersOnly>
          <Asked ask={fetchOwnComments} waiting="Loading your comments…">
            {(comments) => <OwnComments comments={comments} />}
          </Asked>
        </MembersOnly>
      </div>
    </Container>
  );
}

function OwnComments({ comments }: { comments: readonly OwnComment[] }) {
  if (comments.length === 0) return <NoEntries sentence="You have not written a comment yet." />;
  return (
    <ul className={own.entries}>
      {comments.map(({ comment_id, blog_slug, blog_title, comment_text, ...comment }) => (
        <li key={comment_id} className={own.entry}>
          <EntryTitle title={blog_title} to={blog_slug && `/blog/${blog_slug}#comments`} />
          <p className={own.when}>
            {comment.parent_comment_id === null ? 'Comment' : 'Reply'} of{' '}
            <time dateTime={comment.created_at}>{longDate(comment.created_at)}</time>
          </p>
          {comment.hidden && <p className={own.when}>Hidden by the editors: readers do not see it.</p>}
          <p className={own.text}>{comment_text}</p>
        </li>
      ))}
    </ul>
  );
}
