import { ArticleRow } from '../../../ui/lists/ArticleRow/ArticleRow';
import rows from '../../../ui/lists/ArticleRow/ArticleRows.module.css';
import type { ArticleCardFragment } from '../../../ui/cards/ArticleCard/ArticleCard.gen';
import { Section } from '../../../ui/lists/Section/Section';
import { getViewAllHref } from '../hubs';

interface Props {
  title: string;
  articles: readonly ArticleCardFragment[];
}

/** Six articles to start with. */
export function Routine({ title, articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <Section title={title} viewAll={getViewAllHref(title)}>
      <ul className={rows.rows}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleRow article={article} headingLevel={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
