import { useId } from 'react';
import { ShareRelated } from '../../features/share/ShareRelated';
import { useSite } from '../../lib/site/site';
import { ArticleCard } from '../../ui/cards/ArticleCard/ArticleCard';
import type { ArticleCardFragment } from '../../ui/cards/ArticleCard/ArticleCard.gen';
import { CardGrid } from '../../ui/cards/CardGrid/CardGrid';
import { cardSizesAt } from '../../ui/cards/CardGrid/card-sizes';
import { Container } from '../../ui/base/Container/Container';
import styles from './RelatedArticles.module.css';

interface Props {
  title: string;
  articles: readonly ArticleCardFragment[];
}

/** What to read next; renders nothing without articles. */
export function RelatedArticles({ title, articles }: Props) {
  const id = useId();
  const site = useSite();
  if (articles.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id} data-print="hide">
      <Container>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        <CardGrid>
          {articles.map((article, place) => (
            <li key={article.id} className={styles.item}>
              <ArticleCard article={article} headingLevel={3} sizes={cardSizesAt(articles.length, place)} />
              <ShareRelated title={article.title} url={`${site.publicUrl}/blog/${article.slug}`} />
            </li>
          ))}
        </CardGrid>
      </Container>
    </section>
  );
}
