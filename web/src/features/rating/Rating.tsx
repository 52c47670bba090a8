import { onDemand } from '../../lib/hydration/on-demand';
import { LateSection } from '../../ui/reading/LateSection/LateSection';
import { acceptedRatings } from './accepted-ratings';
import styles from './Rating.module.css';
import { formatRatings, type Ratings } from './ratings';

const Stars = onDemand(async () => (await import('./Stars')).Stars);

interface Props {
  articleId: string;
  /** As they were when the page was rendered. */
  ratings: Ratings;
}

/** Lets members rate an article, and shows everybody the average. */
export function Rating({ articleId, ratings }: Props) {
  const key = articleId + JSON.stringify(ratings);
  const present = acceptedRatings.use().get(key) ?? ratings;
  return (
    <LateSection
      place="rating"
      title="Rate this article"
      what="stars"
      needs={Stars}
      intro={<p className={present.count > 0 ? styles.average : undefined}>{formatRatings(present)}</p>}
    >
      <Stars articleId={articleId} ratingsKey={key} />
    </LateSection>
  );
}
