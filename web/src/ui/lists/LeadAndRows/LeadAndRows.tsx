import { ArticleCard } from '../../cards/ArticleCard/ArticleCard';
import type { ArticleCardFragment } from '../../cards/ArticleCard/ArticleCard.gen';
import { ArticleRow } from '../ArticleRow/ArticleRow';
import type { TitleProps } from '../../cards/ArticleCard/ArticleTitle';
import styles from './LeadAndRows.module.css';

const SIZES = '(min-width: 82rem) 37rem, (min-width: 44rem) 46vw, 100vw';

interface Props extends Pick<TitleProps, 'getBadges'> {
  articles: readonly ArticleCardFragment[];
}

/** The first article large, the others in a list beside it. */
export function LeadAndRows({ articles: [first, ...others], getBadges }: Props) {
  if (!first) return null;
  return (
    <div className={styles.columns}>
      <ArticleCard article={first} headingLevel={3} sizes={SIZES} getBadges={getBadges} />
      <ul className={styles.others}>
        {others.map((article) => (
          <li key={article.id}>
            <ArticleRow article={article} headingLevel={3} getBadges={getBadges} />
          </li>
        ))}
      </ul>
    </div>
  );
}
