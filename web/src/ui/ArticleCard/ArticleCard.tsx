import { ArticleTitle } from '../ArticleTitle/ArticleTitle';
import { Picture } from '../Picture/Picture';
import type { ArticleCardFragment } from './ArticleCard.gen';
import styles from './ArticleCard.module.css';

interface Props {
  article: ArticleCardFragment;
  /** The heading level under which the cards of its list stand. */
  headingLevel: 2 | 3;
  /** As `<img sizes>`. */
  sizes: string;
  /** As of `ArticleTitle`. */
  badgeHref?: (slug: string) => string;
}

/** An article in a list. The whole card is its link, and screen readers hear the title once. */
export function ArticleCard({ article, headingLevel, sizes, badgeHref }: Props) {
  const { thumbnail, description, categories } = article;
  return (
    <article className={styles.card} data-topic={categories[0]?.slug}>
      <div className={styles.frame}>
        {thumbnail && (
          <Picture picture={{ ...thumbnail, alt: '' }} sizes={sizes} className={styles.picture} />
        )}
      </div>
      <div className={styles.text}>
        <ArticleTitle
          article={article}
          headingLevel={headingLevel}
          badgeHref={badgeHref}
          className={styles.title}
        />
        {description && <p className={styles.description}>{description}</p>}
      </div>
    </article>
  );
}
