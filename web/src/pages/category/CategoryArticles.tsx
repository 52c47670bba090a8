import { Fragment, useCallback } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { MoreArticles } from '../../features/more-articles/MoreArticles';
import { pagePath } from '../../lib/askedPage';
import { PageHead } from '../../lib/PageHead';
import { titleCased } from '../../lib/titleCased';
import { ArticleCard } from '../../ui/ArticleCard/ArticleCard';
import type { ArticleCardFragment } from '../../ui/ArticleCard/ArticleCard.gen';
import type { BannerLinkFragment } from '../../ui/BannerLink/BannerLink.gen';
import { BannerTile } from '../../ui/BannerLink/BannerTile';
import { CardGrid, GridRow } from '../../ui/CardGrid/CardGrid';
import { Container } from '../../ui/Container/Container';
import { badgesBeside, type Categories } from './badgesBeside';
import { bannerAfter } from './bannerAfter';
import styles from './CategoryArticles.module.css';
import { CATEGORY_LENGTH } from './categoryLength';
import { CategoryHead } from './CategoryHead';
import { categoryDescription, categoryTitle, categoryPath } from './categoryTexts';

/** Document 2, section 9. */
const MARGIN_PX = 3000;

const CARD_SIZES = '(min-width: 82rem) 19rem, (min-width: 60rem) 24vw, (min-width: 44rem) 34vw, 46vw';

interface Named {
  name: string;
  slug: string;
}

interface Props {
  /** Null: all categories together. */
  category: Named | null;
  /** Of a sub-topic. */
  topic: Named | null;
  headColor: string;
  banners: readonly BannerLinkFragment[];
  total: number;
  articles: readonly ArticleCardFragment[];
  /** Offered where there are few or none. */
  besides: readonly ArticleCardFragment[];
  page: number;
}

/** Document 2, section 2.3: what a category page shows. */
export function CategoryArticles(props: Props) {
  const { category, topic, headColor, banners, total, articles, besides, page } = props;
  const name = titleCased(category?.name ?? 'All Categories');
  const path = categoryPath(category);
  return (
    <div data-topic={topic?.slug ?? category?.slug}>
      <PageHead
        title={categoryTitle(name, page)}
        wholeTitle
        description={categoryDescription(name, page)}
        path={pagePath(path, page)}
        image={banners[0]?.image}
        noindex={total === 0}
      />
      <CategoryHead name={name} topic={topic} color={headColor} />
      <Container>
        <div className={styles.columns}>
          <div className={styles.main}>
            <section aria-labelledby="related-blogs">
              <div className={styles.heading}>
                <h2 id="related-blogs">Related Blogs</h2>
                <NavLink to={path} end className={styles.all}>
                  See All Blogs
                </NavLink>
              </div>
              {total > 0 ? (
                <MoreArticles
                  key={pagePath(path, page)}
                  path={path}
                  question={{ category: category?.slug }}
                  page={page}
                  perPage={CATEGORY_LENGTH}
                  total={total}
                  articles={articles}
                  margin={MARGIN_PX}
                >
                  {(shown) => <Articles articles={shown} banners={banners} own={category} />}
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
                  <Articles articles={besides} banners={banners} own={category} />
                </>
              )}
            </section>
            {total > 0 && besides.length > 0 && (
              <section aria-labelledby="besides" className={styles.besides}>
                <h2 id="besides">More in {topic?.name}</h2>
                <Articles articles={besides} banners={[]} own={category} />
              </section>
            )}
          </div>
          {banners.length > 0 && (
            <aside aria-label="More topics" className={styles.aside}>
              <ul className={styles.banners}>
                {banners.map((banner) => (
                  <li key={banner.id}>
                    <BannerTile banner={banner} sizes="14rem" look="portrait" />
                  </li>
                ))}
              </ul>
            </aside>
          )}
        </div>
      </Container>
    </div>
  );
}

/** The cards, on phones with a banner after every eighth. */
function Articles({ articles, banners, own }: Pick<Props, 'articles' | 'banners'> & { own: Named | null }) {
  const badgesOf = useCallback((categories: Categories) => badgesBeside(own, categories), [own]);
  return (
    <CardGrid>
      {articles.map((article, place) => {
        const banner = bannerAfter(place + 1, banners);
        return (
          <Fragment key={article.id}>
            <li>
              <ArticleCard
                article={article}
                headingLevel={3}
                sizes={CARD_SIZES}
                priority={place === 0}
                badgesOf={badgesOf}
              />
            </li>
            {banner && (
              <GridRow className={styles.inline}>
                <BannerTile banner={banner} sizes="92vw" look="low" />
              </GridRow>
            )}
          </Fragment>
        );
      })}
    </CardGrid>
  );
}
