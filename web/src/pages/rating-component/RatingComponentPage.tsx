import { Star } from 'lucide';
import { MembersOnly } from '../../features/session/MembersOnly';
import { longDate } from '../../lib/text/dates';
import { AccountPage } from '../../ui/forms/AccountPage/AccountPage';
import { EmptyState } from '../../ui/forms/AccountPage/EmptyState';
import { MemberQuery } from '../../ui/forms/MemberQuery/MemberQuery';
import { Icon } from '../../ui/base/Icon/Icon';
import { EntryTitle } from '../../ui/forms/OwnEntries/EntryTitle';
import own from '../../ui/forms/OwnEntries/OwnEntries.module.css';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden/VisuallyHidden';
import { fetchOwnRatings, type OwnRating } from './own-ratings';
import styles from './RatingComponentPage.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

/** The member's ratings (C29). */
export function RatingComponentPage() {
  return (
    <AccountPage path="/rating-component" title="My Ratings">
      <MembersOnly>
        <MemberQuery query={fetchOwnRatings} waiting="Loading your ratings…">
          {(ratings) => <OwnRatings ratings={ratings} />}
        </MemberQuery>
      </MembersOnly>
    </AccountPage>
  );
}

function OwnRatings({ ratings }: { ratings: readonly OwnRating[] }) {
  if (ratings.length === 0) {
    return (
      <EmptyState
        icon={Star}
        sentence="You have not rated an article yet."
        how="You can give one to five stars below every article."
      />
    );
  }
  return (
    <ul className={own.entries}>
      {ratings.map(({ blog_id, blog_slug, blog_title, rating, rated_at }) => (
        <li key={blog_id} className={own.entry}>
          <EntryTitle title={blog_title} to={blog_slug && `/blog/${blog_slug}#rating`} />
          <p className={`${styles.rating} ${own.when}`}>
            <span className={styles.stars}>
              <VisuallyHidden>{rating} out of 5</VisuallyHidden>
              {STARS.map((star) => (
                <Icon key={star} of={Star} size={20} className={star <= rating ? styles.lit : styles.unlit} />
              ))}
            </span>
            <time dateTime={rated_at}>{longDate(rated_at)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
