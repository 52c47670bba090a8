import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ArticleCardFragment } from './ArticleCard.gen';
import { Badge } from '../../base/Badge/Badge';
import cover from '../../base/CoverLink/CoverLink.module.css';
import styles from './ArticleTitle.module.css';

type Category = ArticleCardFragment['categories'][number];

/** A badge of an article: a category's name and address; without `href` it is not a link. */
export interface CategoryBadge extends Pick<Category, 'id' | 'name' | 'slug'> {
  href?: string;
}

export interface TitleProps {
  article: ArticleCardFragment;
  /** The level of the heading above the list. */
  headingLevel: 2 | 3;
  /** The badges above the title, by default the name of the article's first category. */
  getBadges?: ((categories: readonly Category[]) => CategoryBadge[]) | undefined;
  /** Renders the title, for example with some words marked. */
  mark?: ((text: string) => ReactNode) | undefined;
}

interface Props extends TitleProps {
  /** The heading's id. */
  className?: string;
}

const firstName = (categories: readonly Category[]): CategoryBadge[] =>
  categories.slice(0, 1).map(({ id, name, slug }) => ({ id, name, slug }));

const plain = (text: string): ReactNode => text;

/** The badges and the title of an article in a list. The title's link covers the surrounding box. */
export function ArticleTitle({
  article,
  headingLevel,
  getBadges = firstName,
  mark = plain,
  className,
}: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const badges = getBadges(article.categories);
  return (
    <>
      {badges.length > 0 && (
        <p className={styles.badges}>
          {badges.map(({ id, name, slug, href }) => (
            <Badge key={id} href={href} slug={slug}>
              {name}
            </Badge>
          ))}
        </p>
      )}
      <Heading className={className} dir="auto">
        <Link to={`/blog/${article.slug}`} className={`${cover.cover} ${styles.link}`}>
          {mark(article.title)}
        </Link>
      </Heading>
    </>
  );
}
