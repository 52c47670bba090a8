import { ArticleCard } from '../../../ui/cards/ArticleCard/ArticleCard';
import type { ArticleCardFragment } from '../../../ui/cards/ArticleCard/ArticleCard.gen';
import { Section } from '../../../ui/lists/Section/Section';
import { getHomeBadges } from './home-badges';
import styles from './MixedGrid.module.css';

const SIZES = '(min-width: 82rem) 18rem, (min-width: 60rem) 23vw, 46vw';

/** Eight articles, shuffled every minute. */
export function MixedGrid({ articles }: { articles: ArticleCardFragment[] }) {
  if (articles.length === 0) return null;
  return (
    <Section title="A Bit of Everything" viewAll="/blog-list">
      <ul className={styles.grid}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} headingLevel={3} sizes={SIZES} getBadges={getHomeBadges} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
