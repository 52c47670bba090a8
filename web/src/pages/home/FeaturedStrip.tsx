import { Link } from 'react-router-dom';
import type { ArticleCardFragment } from '../../ui/ArticleCard/ArticleCard.gen';
import { Container } from '../../ui/Container/Container';
import { Picture } from '../../ui/Picture/Picture';
import styles from './FeaturedStrip.module.css';
import { Rotator } from './Rotator';

const ADVANCE_AFTER_MS = 6000;

export function FeaturedStrip({ articles }: { articles: ArticleCardFragment[] }) {
  if (articles.length === 0) return null;
  return (
    <Container>
      <div className={styles.strip}>
        <h2 className={styles.heading}>Featured</h2>
        <Rotator
          label="Featured"
          intervalMs={ADVANCE_AFTER_MS}
          slides={articles.map((article) => ({ id: article.id, content: <Featured article={article} /> }))}
        />
      </div>
    </Container>
  );
}

function Featured({
  article: { slug, title, description, thumbnail, categories },
}: {
  article: ArticleCardFragment;
}) {
  const [topic] = categories;
  return (
    <article className={styles.featured} data-topic={topic?.slug}>
      {thumbnail && (
        <Picture
          picture={{ ...thumbnail, alt: '' }}
          sizes="(max-width: 40rem) 82vw, 16rem"
          className={styles.picture}
        />
      )}
      <div className={styles.text}>
        {topic && (
          <p>
            <Link to={`/${topic.slug}`} className={styles.category}>
              {topic.name}
            </Link>
          </p>
        )}
        <h3 className={styles.title}>
          <Link to={`/blog/${slug}`} className={styles.link}>
            {title}
          </Link>
        </h3>
        {description && <p className={styles.description}>{description}</p>}
      </div>
    </article>
  );
}
