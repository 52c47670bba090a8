import { toOneLine } from '../../../lib/text/one-line';
import { useContext } from 'react';
import type { ArticleCardFragment } from '../../../ui/cards/ArticleCard/ArticleCard.gen';
import { ArticleTitle } from '../../../ui/cards/ArticleCard/ArticleTitle';
import { CardAction } from '../../../ui/cards/ArticleCard/CardAction';
import { Container } from '../../../ui/base/Container/Container';
import { Picture } from '../../../ui/base/Picture/Picture';
import styles from './FeaturedStrip.module.css';
import { getHomeBadges } from './home-badges';
import { Rotator } from './Rotator';

const ADVANCE_AFTER_MS = 6000;
const SIZES = '(min-width: 60rem) 24rem, (min-width: 40rem) 38vw, 92vw';

export function FeaturedStrip({ articles }: { articles: ArticleCardFragment[] }) {
  if (articles.length === 0) return null;
  return (
    <Container>
      <div className={styles.strip}>
        <Rotator
          label="Featured"
          hasHeading
          what="article"
          intervalMs={ADVANCE_AFTER_MS}
          slides={articles.map((article) => ({ id: article.id, content: <Featured article={article} /> }))}
        />
      </div>
    </Container>
  );
}

function Featured({ article }: { article: ArticleCardFragment }) {
  const { description, thumbnail, categories } = article;
  const action = useContext(CardAction);
  return (
    <article className={styles.featured} data-topic={categories[0]?.slug}>
      <div className={styles.text}>
        <ArticleTitle article={article} headingLevel={3} getBadges={getHomeBadges} className={styles.title} />
        {description && (
          <p className={styles.description} dir="auto">
            {toOneLine(description)}
          </p>
        )}
      </div>
      <div className={styles.frame}>
        {thumbnail && (
          <Picture picture={{ ...thumbnail, alt: '' }} sizes={SIZES} className={styles.picture} />
        )}
        {action(article)}
      </div>
    </article>
  );
}
