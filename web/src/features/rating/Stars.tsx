import { Star } from 'lucide';
import { useId } from 'react';
import { Icon } from '../../ui/base/Icon/Icon';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden/VisuallyHidden';
import styles from './Stars.module.css';
import { useRating } from './use-rating';

const STARS = [1, 2, 3, 4, 5] as const;

interface Props {
  articleId: string;
  /** The key of the page's rating figures (`accepted-ratings.ts`). */
  ratingsKey: string;
}

/**
 * Five stars as radio buttons, so that arrow keys, screen readers and voice control work. The style sheet alone
 * highlights the stars up to the pointer.
 */
export function Stars({ articleId, ratingsKey }: Props) {
  const name = useId();
  const { rating, pick, message } = useRating(articleId, ratingsKey);
  return (
    <>
      <fieldset className={styles.stars}>
        <legend className={styles.legend}>Your rating{rating !== null && `: ${rating} out of 5`}</legend>
        {STARS.map((star) => (
          <label key={star} className={styles.star} data-lit={rating !== null && star <= rating}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={star}
              checked={star === rating}
              onChange={() => pick(star)}
            />
            <Icon of={Star} size={28} />
            <VisuallyHidden>{star === 1 ? '1 star' : `${star} stars`}</VisuallyHidden>
          </label>
        ))}
      </fieldset>
      {/* Success is visible above, so the message is only for screen readers. */}
      <p role="status" className={styles.status} data-tone={message?.tone}>
        {message?.tone === 'good' ? <VisuallyHidden>{message.sentence}</VisuallyHidden> : message?.sentence}
      </p>
    </>
  );
}
