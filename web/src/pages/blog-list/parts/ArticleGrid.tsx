import { Fragment, type ReactNode } from 'react';
import { useAds } from '../../../lib/site/site';
import { AdBlock } from '../../../ui/lists/AdBlock/AdBlock';
import { ArticleCard } from '../../../ui/cards/ArticleCard/ArticleCard';
import type { ArticleCardFragment } from '../../../ui/cards/ArticleCard/ArticleCard.gen';
import { CardGrid, GridRow } from '../../../ui/cards/CardGrid/CardGrid';
import { cardSizes } from '../../../ui/cards/CardGrid/card-sizes';
import { getAdsAfter } from '../rules/ads-after';
import styles from './ArticleGrid.module.css';
import { getCardBadges } from '../rules/list-badges';

const SIZES = cardSizes();

interface Props {
  articles: readonly ArticleCardFragment[];
  /** Renders a text with the search words marked. */
  mark?: ((text: string) => ReactNode) | undefined;
}

/** The cards of the blog list, with ads in between. */
export function ArticleGrid({ articles, mark }: Props) {
  const { hidden: hidesAds } = useAds();
  return (
    <CardGrid>
      {articles.map((article, place) => (
        <Fragment key={article.id}>
          <li>
            <ArticleCard
              article={article}
              headingLevel={2}
              sizes={SIZES}
              priority={place === 0}
              getBadges={getCardBadges}
              mark={mark}
            />
          </li>
          {(hidesAds ? [] : getAdsAfter(place + 1)).map((screens) => (
            <GridRow key={screens} className={styles[screens]}>
              <AdBlock />
            </GridRow>
          ))}
        </Fragment>
      ))}
    </CardGrid>
  );
}
