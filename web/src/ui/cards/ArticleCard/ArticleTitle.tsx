import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ArticleCardFragment } from './ArticleCard.gen';
import { Badge } from '../../base/Badge/Badge';
import cover from '../../base/CoverLink/CoverLink.module.css';
import styles from './ArticleTitle.module.css';

type Category = ArticleCardFragment['categories'][number];

/** A badge of an article: a category's name, and where it leads; without `href` it is no link. */
export interface CategoryBadge extends Pick<Category, 'id' | 'name' | 'slug'> {
  href?: string;
}

export interface TitleProps {
  article: ArticleCardFragment;
  /** The heading level under which the articles of its list stand. */
  headingLevel: 2 | 3;
  /** The badges over the title, of an article's categories; its first one's name, unless its list says otherwise. */
  getBadges?: ((categories: readonly Category[]) => CategoryBadge[]) | undefined;
  /** Shows the words of the title, some of them marked. */
  mark?: ((text: string) => ReactNode) | undefined;
}

interface Props extends TitleProps {
  /** Of the heading. */
  className?: string;
}

const firstName = (categories: readonly Category[]): CategoryBadge[] =>
  categories.slice(0, 1).map(({ id, name, slug }) => ({ id, name, slug }));

const plain = (text: string): ReactNode => text;

/** The badges and the title of an article in a list. The title's link covers the box that they stand in. */
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
