import { toOneLine } from '../../../lib/text/one-line';
import { LinkButton } from '../../../ui/base/Button/LinkButton';
import type { ArticleCardFragment } from '../../../ui/cards/ArticleCard/ArticleCard.gen';
import { Container } from '../../../ui/base/Container/Container';
import { Picture } from '../../../ui/base/Picture/Picture';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden/VisuallyHidden';
import styles from './HeadlineBanner.module.css';
import { Rotator } from './Rotator';

const ADVANCE_AFTER_MS = 5000;

export function HeadlineBanner({ articles }: { articles: ArticleCardFragment[] }) {
  return (
    <Rotator
      label="Headlines"
      what="headline"
      intervalMs={ADVANCE_AFTER_MS}
      slides={articles.map((article, index) => ({
        id: article.id,
        content: <Headline article={article} first={index === 0} />,
      }))}
    />
  );
}

function Headline({ article, first }: { article: ArticleCardFragment; first: boolean }) {
  const { title, description, slug, thumbnail, categories } = article;
  return (
    <article className={styles.headline} data-topic={categories[0]?.slug}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.text}>
            <h2 className={styles.title} dir="auto">
              {title}
            </h2>
            {description && (
              <p className={styles.description} dir="auto">
                {toOneLine(description)}
              </p>
            )}
            <p>
              <LinkButton to={`/blog/${slug}`}>
                Read More<VisuallyHidden>{`: ${title}`}</VisuallyHidden>
              </LinkButton>
            </p>
          </div>
          {thumbnail && (
            <Picture
              picture={{ ...thumbnail, alt: '' }}
              sizes="(min-width: 82rem) 37rem, (min-width: 44rem) 45vw, 92vw"
              priority={first}
              className={styles.picture}
            />
          )}
        </div>
      </Container>
    </article>
  );
}
