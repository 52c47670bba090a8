import { EDITORIAL_TEAM, reviewLine } from '../../../lib/seo/review-line';
import type { ArticleLayoutFragment } from '../../ArticleLayout.gen';
import styles from './Byline.module.css';

interface Props extends Pick<ArticleLayoutFragment, 'author' | 'review'> {
  /** The reading time; null if there is nothing to read. */
  minutes: number | null;
}

/** The author and the reviewer. Only a reviewer entered by an editor makes an article reviewed (C39). */
export function Byline({ author, review, minutes }: Props) {
  // If the author is the editorial team, it is not named a second time.
  const named = author && (review || author.toLowerCase() !== EDITORIAL_TEAM.toLowerCase());
  return (
    <p className={styles.line}>
      {named && (
        <span className={styles.author}>
          By <bdi>{author}</bdi>
        </span>
      )}{' '}
      <span>{reviewLine(review)}</span> {minutes !== null && <span>{minutes} min read</span>}
    </p>
  );
}
