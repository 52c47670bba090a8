import { useId } from 'react';
import { ArticleCard } from '../../ui/ArticleCard/ArticleCard';
import { Container } from '../../ui/Container/Container';
import type { ArticleLayoutFragment } from '../ArticleLayout.gen';
import styles from './MoreToExplore.module.css';

const SIZES = '(min-width: 82rem) 24rem, (min-width: 44rem) 31vw, (min-width: 32rem) 47vw, 100vw';

/** What the editor suggests to read next (C27); nothing where there is none. */
export function MoreToExplore({ suggested }: Pick<ArticleLayoutFragment, 'suggested'>) {
  const id = useId();
  if (suggested.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id} data-print="hide">
      <Container>
        <h2 id={id} className={styles.heading}>
          More to Explore
        </h2>
        <ul className={styles.grid}>
          {suggested.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} headingLevel={3} sizes={SIZES} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
