import { ArticleRow } from '../../../ui/lists/ArticleRow/ArticleRow';
import rows from '../../../ui/lists/ArticleRow/ArticleRows.module.css';
import type { ArticleCardFragment } from '../../../ui/cards/ArticleCard/ArticleCard.gen';
import { Section } from '../../../ui/lists/Section/Section';
import { getHomeBadges } from './home-badges';

export function TopReads({ articles }: { articles: ArticleCardFragment[] }) {
  if (articles.length === 0) return null;
  return (
    <Section title="More Top Reads">
      <ol className={rows.rows}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleRow article={article} headingLevel={3} getBadges={getHomeBadges} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
