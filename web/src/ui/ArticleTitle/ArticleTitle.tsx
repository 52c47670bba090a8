import { Link } from 'react-router-dom';
import type { ArticleCardFragment } from '../ArticleCard/ArticleCard.gen';
import { Badge } from '../Badge/Badge';
import cover from '../CoverLink/CoverLink.module.css';
import styles from './ArticleTitle.module.css';

interface Props {
  article: ArticleCardFragment;
  /** The heading level under which the articles of its list stand. */
  headingLevel: 2 | 3;
  /** Where the badge of the article's first category leads; without it the badge is no link. */
  badgeHref?: ((slug: string) => string) | undefined;
  /** Of the heading. */
  className?: string;
}

/** The badge and the title of an article in a list. The title's link covers the box that they stand in. */
export function ArticleTitle({ article, headingLevel, badgeHref, className }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const [topic] = article.categories;
  return (
    <>
      {topic && (
        <p>
          <Badge href={badgeHref?.(topic.slug)}>{topic.name}</Badge>
        </p>
      )}
      <Heading className={className}>
        <Link to={`/blog/${article.slug}`} className={`${cover.cover} ${styles.link}`}>
          {article.title}
        </Link>
      </Heading>
    </>
  );
}
