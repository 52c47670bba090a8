import { ArticleRow } from '../../ui/ArticleRow/ArticleRow';
import rows from '../../ui/ArticleRow/ArticleRows.module.css';
import type { ArticleCardFragment } from '../../ui/ArticleCard/ArticleCard.gen';
import { Section } from '../../ui/Section/Section';
import { homeBadges } from './home-badges';

export function TopReads({ articles }: { articles: ArticleCardFragment[] }) {
  if (articles.length === 0) return null;
  return (
    <Section title="More Top Reads">
      <ol className={rows.rows}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleRow article={article} headingLevel={3} badgesOf={homeBadges} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
