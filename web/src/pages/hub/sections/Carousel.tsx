import { ArticleCard } from '../../../ui/cards/ArticleCard/ArticleCard';
import type { ArticleCardFragment } from '../../../ui/cards/ArticleCard/ArticleCard.gen';
import { useHydrated } from '../../../ui/hooks/use-hydrated';
import { TurnButtons } from '../../../ui/turning/TurnButtons/TurnButtons';
import { Section } from '../../../ui/lists/Section/Section';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden/VisuallyHidden';
import styles from './Carousel.module.css';
import { getCarouselState } from './carousel-state';
import { useCarousel } from './use-carousel';

const SIZES = '(min-width: 82rem) 24.5rem, (min-width: 44rem) 30vw, 82vw';

interface Props {
  title: string;
  articles: readonly ArticleCardFragment[];
}

/**
 * One article in the middle with its neighbours beside it; the others are hidden behind. It moves only on the reader's
 * action. Without JavaScript it is a row that scrolls sideways.
 */
export function Carousel({ title, articles }: Props) {
  const count = articles.length;
  const { active, turn, keys, listProps } = useCarousel(count);
  const hydrated = useHydrated();
  if (count === 0) return null;
  return (
    <Section title={title}>
      <div role="group" aria-roledescription="carousel" aria-label={title} {...keys}>
        <ul className={styles.items} {...listProps}>
          {articles.map((article, place) => {
            const state = getCarouselState(place, active, count);
            return (
              <li
                key={article.id}
                className={styles.item}
                data-state={state}
                // Not in the server's HTML, because without JavaScript all articles are readable.
                inert={hydrated && state === 'hidden'}
              >
                <ArticleCard article={article} headingLevel={3} sizes={SIZES} />
              </li>
            );
          })}
        </ul>
        {count > 1 && (
          <div className={styles.controls}>
            <TurnButtons what="article" turn={turn}>
              <p className={styles.count} aria-live="polite">
                <VisuallyHidden>Article </VisuallyHidden>
                {active + 1} of {count}
              </p>
            </TurnButtons>
          </div>
        )}
      </div>
    </Section>
  );
}
