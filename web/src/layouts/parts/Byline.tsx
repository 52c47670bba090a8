import { EDITORIAL_TEAM, reviewLine } from '../../lib/seo/review-line';
import type { ArticleLayoutFragment } from '../ArticleLayout.gen';
import styles from './Byline.module.css';

interface Props extends Pick<ArticleLayoutFragment, 'author' | 'review'> {
  /** How long the article takes to read; null where there is nothing to read. */
  minutes: number | null;
}

/** Who wrote it and who checked it. Only a reviewer whom an editor entered makes an article reviewed (C39). */
export function Byline({ author, review, minutes }: Props) {
  // Where the line names the editorial team anyway, it is not said twice.
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
