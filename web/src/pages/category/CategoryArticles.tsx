import { Fragment, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { MoreArticles } from '../../features/more-articles/MoreArticles';
import { pagePath } from '../../lib/routing/requested-page';
import { PageHead } from '../../lib/seo/PageHead';
import { toTitleCase } from '../../lib/text/title-cased';
import { ArticleCard } from '../../ui/cards/ArticleCard/ArticleCard';
import type { ArticleCardFragment } from '../../ui/cards/ArticleCard/ArticleCard.gen';
import type { BannerLinkFragment } from '../../ui/lists/BannerLink/BannerLink.gen';
import { BannerTile } from '../../ui/lists/BannerLink/BannerTile';
import { maxCardsPerRow } from '../../ui/cards/CardGrid/max-cards-per-row';
import { CardGrid, GridRow } from '../../ui/cards/CardGrid/CardGrid';
import { Container } from '../../ui/base/Container/Container';
import { ColoredTop } from '../../ui/lists/PageTop/ColoredTop';
import { MoreLink } from '../../ui/base/MoreLink/MoreLink';
import { SectionHead } from '../../ui/lists/Section/SectionHead';
import { getBannerAfter } from './rules/banner-after';
import { getListBadge, type Categories, type ListedCategory } from './rules/list-badge';
import styles from './CategoryArticles.module.css';
import { CATEGORY_PAGE_SIZE } from './rules/page-size';
import {
  getCategoryDescription,
  getCategoryLead,
  getCategoryPath,
  getCategoryTitle,
} from './rules/category-texts';
import { HydrationBoundary } from '../../ui/base/HydrationBoundary/HydrationBoundary';

/** How far above the end of the list the next articles are requested. */
const MARGIN_PX = 3000;

const CARD_SIZES = '(min-width: 82rem) 19rem, (min-width: 60rem) 24vw, (min-width: 44rem) 34vw, 46vw';
/**
 * With few articles the cards are larger, so that no gap remains: a single article's picture is as wide as one of two
 * cards.
 */
const FEW_SIZES = '(min-width: 82rem) 29rem, (min-width: 48rem) 36vw, 92vw';

interface Props {
  /** Null for all categories together. */
  category: ListedCategory | null;
  /** The topic of a sub-topic. */
  topic: ListedCategory | null;
  headColor: string;
  banners: readonly BannerLinkFragment[];
  total: number;
  articles: readonly ArticleCardFragment[];
  /** Suggested articles, when the category has few or none. */
  besides: readonly ArticleCardFragment[];
  page: number;
}

/** The body of a category page. */
export function CategoryArticles(props: Props) {
  const { category, topic, headColor, banners, total, articles, besides, page } = props;
  const name = toTitleCase(category?.name ?? 'All Categories');
  const path = getCategoryPath(category);
  return (
    <div data-topic={topic?.slug ?? category?.slug}>
      <PageHead
        title={getCategoryTitle(name, page)}
        wholeTitle
        description={getCategoryDescription(name, page)}
        path={pagePath(path, page)}
        image={banners[0]?.image}
        noindex={total === 0}
      />
      <ColoredTop
        title={name}
        above={[
          topic ? { name: topic.name, to: `/${topic.slug}` } : { name: 'Categories', to: '/categories-list' },
        ]}
        color={headColor}
      >
        {total > 0 && getCategoryLead(category, total)}
      </ColoredTop>
      <Container>
        <div className={styles.columns}>
          <div className={styles.main}>
            <HydrationBoundary>
              <section aria-labelledby="related-blogs">
                <SectionHead id="related-blogs" title="Related Blogs">
                  <MoreLink to={path}>See All Blogs</MoreLink>
                </SectionHead>
                {total > 0 ? (
                  <MoreArticles
                    key={pagePath(path, page)}
                    path={path}
                    query={{ category: category?.slug }}
                    page={page}
                    perPage={CATEGORY_PAGE_SIZE}
                    total={total}
                    articles={articles}
                    margin={MARGIN_PX}
                  >
                    {(shown) => <Articles articles={shown} banners={banners} list={category} topic={topic} />}
                  </MoreArticles>
                ) : (
                  <>
                    <p className={styles.none}>
                      Nothing has been published on {name} yet.{' '}
                      {topic ? (
                        <>
                          Meanwhile, read on in <Link to={`/${topic.slug}`}>{topic.name}</Link>.
                        </>
                      ) : (
                        'Meanwhile, these are the newest articles.'
                      )}
                    </p>
                    <Articles articles={besides} banners={banners} list={topic} topic={topic} />
                  </>
                )}
              </section>
            </HydrationBoundary>
            {topic && total > 0 && besides.length > 0 && (
              <section aria-labelledby="besides" className={styles.besides}>
                <SectionHead id="besides" title={`More in ${topic.name}`} />
                <Articles articles={besides} banners={[]} list={topic} topic={topic} />
              </section>
            )}
          </div>
          {banners.length > 0 && (
            <HydrationBoundary>
              <aside aria-label="More topics" className={styles.aside}>
                <ul className={styles.banners}>
                  {banners.map((banner) => (
                    <li key={banner.id}>
                      <BannerTile banner={banner} sizes="14rem" look="card" />
                    </li>
                  ))}
                </ul>
              </aside>
            </HydrationBoundary>
          )}
        </div>
      </Container>
    </div>
  );
}

/** The cards; on phones, a banner follows every eighth. */
function Articles({
  articles,
  banners,
  list,
  topic,
}: Pick<Props, 'articles' | 'banners' | 'topic'> & { list: ListedCategory | null }) {
  const getBadges = useCallback(
    (categories: Categories) => getListBadge(categories, list, topic),
    [list, topic],
  );
  const most = maxCardsPerRow(articles.length);
  return (
    <CardGrid most={most}>
      {articles.map((article, place) => {
        const banner = getBannerAfter(place + 1, banners);
        return (
          <Fragment key={article.id}>
            <li>
              <ArticleCard
                article={article}
                headingLevel={3}
                sizes={most < 3 ? FEW_SIZES : CARD_SIZES}
                priority={place === 0}
                getBadges={getBadges}
              />
            </li>
            {banner && (
              <GridRow className={styles.inline}>
                <BannerTile banner={banner} sizes="37vw" look="row" />
              </GridRow>
            )}
          </Fragment>
        );
      })}
    </CardGrid>
  );
}
