import { Fragment } from 'react';
import { AdBlock } from '../../../ui/lists/AdBlock/AdBlock';
import { ArticleCard } from '../../../ui/cards/ArticleCard/ArticleCard';
import type { ArticleCardFragment } from '../../../ui/cards/ArticleCard/ArticleCard.gen';
import { Section } from '../../../ui/lists/Section/Section';
import { getViewAllHref } from '../hubs';
import styles from './LatestStories.module.css';
import { toRows } from './rows';

const PER_ROW = 3;
const THREE = '(min-width: 82rem) 24.5rem, (min-width: 44rem) 30vw';
/** On a phone the first of each row is as wide as the page. */
const SIZES = { first: `${THREE}, 92vw`, others: `${THREE}, 46vw` };

interface Props {
  title: string;
  articles: readonly ArticleCardFragment[];
  /** Whether an ad follows each row. */
  ads: boolean;
}

/** A grid with rows of three. */
export function LatestStories({ title, articles, ads }: Props) {
  if (articles.length === 0) return null;
  return (
    <Section title={title} viewAll={getViewAllHref(title)}>
      <div className={styles.rows}>
        {toRows(articles, PER_ROW).map((row) => (
          <Fragment key={row[0]?.id}>
            <ul className={styles.row}>
              {row.map((article, place) => (
                <li key={article.id}>
                  <ArticleCard
                    article={article}
                    headingLevel={3}
                    sizes={place === 0 ? SIZES.first : SIZES.others}
                  />
                </li>
              ))}
            </ul>
            {ads && <AdBlock />}
          </Fragment>
        ))}
      </div>
    </Section>
  );
}
