import { Link } from 'react-router-dom';
import { Badge } from '../Badge/Badge';
import { Picture } from '../Picture/Picture';
import type { ArticleCardFragment } from './ArticleCard.gen';
import styles from './ArticleCard.module.css';

interface Props {
  article: ArticleCardFragment;
  /** The heading level under which the cards of its list stand. */
  headingLevel: 2 | 3;
  /** As `<img sizes>`. */
  sizes: string;
  /** Where the badge of the article's first category leads; without it the badge is no link. */
  badgeHref?: (slug: string) => string;
}

/** An article in a list. The whole card is its link, and screen readers hear the title once. */
export function ArticleCard({ article, headingLevel, sizes, badgeHref }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const [topic] = article.categories;
  return (
    <article className={styles.card} data-topic={topic?.slug}>
      <div className={styles.frame}>
        {article.thumbnail && (
          <Picture picture={{ ...article.thumbnail, alt: '' }} sizes={sizes} className={styles.picture} />
        )}
      </div>
      <div className={styles.text}>
        {topic && (
          <p>
            <Badge href={badgeHref?.(topic.slug)}>{topic.name}</Badge>
          </p>
        )}
        <Heading className={styles.title}>
          <Link to={`/blog/${article.slug}`} className={styles.link}>
            {article.title}
          </Link>
        </Heading>
        {article.description && <p className={styles.description}>{article.description}</p>}
      </div>
    </article>
  );
}
