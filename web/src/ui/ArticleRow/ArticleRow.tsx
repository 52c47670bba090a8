import { Link } from 'react-router-dom';
import type { ArticleCardFragment } from '../ArticleCard/ArticleCard.gen';
import { Badge } from '../Badge/Badge';
import { Picture } from '../Picture/Picture';
import styles from './ArticleRow.module.css';

interface Props {
  article: ArticleCardFragment;
  /** The heading level under which the rows of its list stand. */
  headingLevel: 2 | 3;
  /** Where the badge of the article's first category leads; without it the badge is no link. */
  badgeHref?: (slug: string) => string;
}

/** An article in a short list: a small picture beside its title. The whole row is its link. */
export function ArticleRow({ article, headingLevel, badgeHref }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const [topic] = article.categories;
  return (
    <article className={styles.row} data-topic={topic?.slug}>
      <div className={styles.frame}>
        {article.thumbnail && (
          <Picture picture={{ ...article.thumbnail, alt: '' }} sizes="7rem" className={styles.picture} />
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
      </div>
    </article>
  );
}
