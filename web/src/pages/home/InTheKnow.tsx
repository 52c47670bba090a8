import { ArticleCard } from '../../ui/ArticleCard/ArticleCard';
import type { ArticleCardFragment } from '../../ui/ArticleCard/ArticleCard.gen';
import { ArticleRow } from '../../ui/ArticleRow/ArticleRow';
import { Section } from '../../ui/Section/Section';
import { badgeHref } from './badgeHref';
import styles from './InTheKnow.module.css';

const SIZES = '(min-width: 82rem) 37rem, (min-width: 60rem) 46vw, 100vw';

/** Four articles: the first large, the others beside it. */
export function InTheKnow({ articles: [first, ...others] }: { articles: ArticleCardFragment[] }) {
  if (!first) return null;
  return (
    <Section title="In the Know">
      <div className={styles.columns}>
        <ArticleCard article={first} headingLevel={3} sizes={SIZES} badgeHref={badgeHref} />
        <ul className={styles.others}>
          {others.map((article) => (
            <li key={article.id}>
              <ArticleRow article={article} headingLevel={3} badgeHref={badgeHref} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
