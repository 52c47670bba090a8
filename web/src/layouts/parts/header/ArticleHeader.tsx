import type { ReactNode } from 'react';
import { publicationLine } from '../../../lib/text/dates';
import { toOneLine } from '../../../lib/text/one-line';
import type { ArticleLayoutFragment } from '../../ArticleLayout.gen';
import styles from './ArticleHeader.module.css';
import { Byline } from './Byline';
import { CategoryBadges } from './CategoryBadges';
import { hasSomethingToRead } from '../NothingToRead';
import { getReadingMinutes } from './reading-minutes';

interface Props {
  article: ArticleLayoutFragment;
  /** The readable blocks. */
  shown: ArticleLayoutFragment['content'];
  /** The reader's actions. */
  actions?: ReactNode;
}

/** Date line, title, description, author, reading time and categories. */
export function ArticleHeader({ article, shown, actions }: Props) {
  const { title, description, publishedAt, categories, author, review } = article;
  return (
    <header className={styles.header}>
      <CategoryBadges categories={categories} />
      <p className={styles.date}>{publicationLine(publishedAt)}</p>
      <h1 className={styles.title} dir="auto">
        {title.trim() || 'Untitled Blog'}
      </h1>
      <p className={styles.description} dir="auto">
        {toOneLine(description ?? '') || 'No description provided.'}
      </p>
      <Byline
        author={author}
        review={review}
        minutes={hasSomethingToRead(shown) ? getReadingMinutes(shown) : null}
      />
      {actions && (
        <div className={styles.actions} data-print="hide">
          {actions}
        </div>
      )}
    </header>
  );
}
