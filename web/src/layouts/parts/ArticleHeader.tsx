import { publicationLine } from '../../lib/dates';
import type { ArticleLayoutFragment } from '../ArticleLayout.gen';
import { Byline } from './Byline';
import { CategoryBadges } from './CategoryBadges';
import styles from './ArticleHeader.module.css';

/** Date line, title, description, who wrote it, and its categories. */
export function ArticleHeader({ article }: { article: ArticleLayoutFragment }) {
  const { title, description, publishedAt, categories, author, review } = article;
  return (
    <header className={styles.header}>
      <CategoryBadges categories={categories} />
      <p className={styles.date}>{publicationLine(publishedAt)}</p>
      <h1 className={styles.title}>{title.trim() || 'Untitled Blog'}</h1>
      <p className={styles.description}>{description?.trim() || 'No description provided.'}</p>
      <Byline author={author} review={review} />
    </header>
  );
}
