import { Star } from 'lucide';
import { MembersOnly } from '../../features/session/MembersOnly';
import { longDate } from '../../lib/dates';
import { PageHead } from '../../lib/PageHead';
import { Asked } from '../../ui/Asked/Asked';
import { Container } from '../../ui/Container/Container';
import { Icon } from '../../ui/Icon/Icon';
import { EntryTitle } from '../../ui/OwnEntries/EntryTitle';
import { NoEntries } from '../../ui/OwnEntries/NoEntries';
import own from '../../ui/OwnEntries/OwnEntries.module.css';
import { fetchOwnRatings, type OwnRating } from './ownRatings';
import styles from './RatingComponentPage.module.css';

/** The member's own ratings (C29). */
export function RatingComponentPage() {
  return (
    <Container>
      <PageHead title="My Ratings" noindex />
      <div className={own.page}>
        <h1>My Ratings</h1>
        <MembersOnly>
          <Asked ask={fetchOwnRatings} waiting="Loading your ratings…">
            {(ratings) => <OwnRatings ratings={ratings} />}
          </Asked>
        </MembersOnly>
      </div>
    </Container>
  );
}

function OwnRatings({ ratings }: { ratings: readonly OwnRating[] }) {
  if (ratings.length === 0) return <NoEntries sentence="You have not rated an article yet." />;
  return (
    <ul className={own.entries}>
      {ratings.map(({ blog_id, blog_slug, blog_title, rating, rated_at }) => (
        <li key={blog_id} className={own.entry}>
          <EntryTitle title={blog_title} to={blog_slug && `/blog/${blog_slug}#rating`} />
          <p className={styles.rating}>
            <Icon of={Star} size={18} className={styles.icon} />
            {rating} out of 5
          </p>
          <p className={own.when}>
            Rated on <time dateTime={rated_at}>{longDate(rated_at)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
