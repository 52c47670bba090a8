import { ArticleCard } from '../../../ui/cards/ArticleCard/ArticleCard';
import type { ArticleCardFragment } from '../../../ui/cards/ArticleCard/ArticleCard.gen';
import { TurnButtons } from '../../../ui/turning/TurnButtons/TurnButtons';
import { Section } from '../../../ui/lists/Section/Section';
import { scrollFocusedIntoView } from '../../../ui/hooks/scroll-focused-into-view';
import { useTrack } from '../../../ui/hooks/use-track';
import { getHomeBadges } from './home-badges';
import styles from './JustIn.module.css';

const SIZES = '(min-width: 82rem) 18rem, (min-width: 60rem) 23vw, (min-width: 36rem) 44vw, 72vw';

/** The newest articles in a scrolling row. The arrows turn it and wrap around at both ends. */
export function JustIn({ articles }: { articles: ArticleCardFragment[] }) {
  const { list, turn, onScroll, onScrollEnd } = useTrack(articles.length);
  if (articles.length === 0) return null;
  return (
    <Section title="Just In" controls={articles.length > 1 && <TurnButtons what="articles" turn={turn} />}>
      <ul
        className={styles.row}
        ref={list}
        onScroll={onScroll}
        onScrollEnd={onScrollEnd}
        {...scrollFocusedIntoView}
      >
        {articles.map((article) => (
          <li key={article.id} className={styles.item}>
            <ArticleCard article={article} headingLevel={3} sizes={SIZES} getBadges={getHomeBadges} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
