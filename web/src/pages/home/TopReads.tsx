import { ArticleRow } from '../../ui/ArticleRow/ArticleRow';
import type { ArticleCardFragment } from '../../ui/ArticleCard/ArticleCard.gen';
import { Section } from '../../ui/Section/Section';
import { badgeHref } from './badgeHref';
import styles from './TopReads.module.css';

export function TopReads({ articles }: { articles: ArticleCardFragment[] }) {
  if (articles.length === 0) return null;
  return (
    <Section title="More Top Reads">
      <ol className={styles.list}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleRow article={article} headingLevel={3} badgeHref={badgeHref} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
