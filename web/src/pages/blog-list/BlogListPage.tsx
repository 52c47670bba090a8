import { useCallback } from 'react';
import { useLoaderData } from 'react-router-dom';
import { MoreArticles } from '../../features/more-articles/MoreArticles';
import { SearchBox } from '../../features/search/SearchBox';
import { pagePath } from '../../lib/routing/requested-page';
import { PageHead } from '../../lib/seo/PageHead';
import { Container } from '../../ui/base/Container/Container';
import { Marked } from '../../ui/lists/Marked/Marked';
import { PageTop } from '../../ui/lists/PageTop/PageTop';
import { ArticleGrid } from './parts/ArticleGrid';
import { getListPath } from './rules/requested-list';
import { CategoryMenu } from './parts/CategoryMenu';
import { CrisisHelp } from './parts/CrisisHelp';
import { isCrisis } from './rules/is-crisis';
import styles from './BlogListPage.module.css';
import { useBlogListPageQuery } from './BlogListPage.hook.gen';
import { LIST_PAGE_SIZE } from './rules/page-size';
import { getListDescription, getListTitle, getListSummary } from './rules/list-texts';
import { NothingFound } from './parts/NothingFound';
import { TooManySearches } from './parts/TooManySearches';
import { RATE_LIMITED } from '../../lib/routing/rate-limit';
import { HydrationBoundaries, HydrationBoundary } from '../../ui/base/HydrationBoundary/HydrationBoundary';

/** How far above the end of the list the next articles are requested. */
const MARGIN_PX = 2200;

const ALL_ARTICLES = { name: 'Articles', to: '/blog-list' };

/** The list of articles: all of them, those of a category, or search results. */
export function BlogListPage() {
  return useLoaderData<unknown>() === RATE_LIMITED ? <TooManySearches /> : <ListOrSearch />;
}

function ListOrSearch() {
  const { data, variables: requested } = useBlogListPageQuery();
  const { articles: list, topics } = data;
  const { page } = requested;
  const search = requested.search ?? undefined;
  const category = list?.category ?? null;
  const query = { category: category?.slug, search };
  const path = getListPath(query);
  const isPart = search !== undefined || category !== null;
  const inCrisis = search !== undefined && isCrisis(search);
  const subject = { search, category: category?.name, page };
  const mark = useCallback((text: string) => <Marked text={text} search={search ?? ''} />, [search]);
  return (
    <Container>
      <PageHead
        title={getListTitle(subject)}
        description={getListDescription(subject)}
        path={list ? pagePath(path, page) : undefined}
        noindex={search !== undefined || !list || list.total === 0}
      />
      <div className={styles.head}>
        <PageTop
          title="HEALTH & WELLNESS"
          here={getListName(search, category)}
          above={isPart ? [ALL_ARTICLES] : []}
        />
        <div className={styles.controls}>
          <HydrationBoundaries>
            <SearchBox key={path} text={search ?? ''} category={category?.slug} />
            <CategoryMenu topics={topics} chosen={category} search={search} />
          </HydrationBoundaries>
        </div>
        <p role="status" className={styles.summary} data-search={search !== undefined || undefined}>
          {list ? getListSummary(list.total, subject) : `There is no category “${requested.category}”.`}
        </p>
      </div>
      {inCrisis && <CrisisHelp />}
      <HydrationBoundary>
        {list && list.total > 0 ? (
          <MoreArticles
            key={pagePath(path, page)}
            path={path}
            query={query}
            page={page}
            perPage={LIST_PAGE_SIZE}
            total={list.total}
            articles={list.articles}
            margin={MARGIN_PX}
          >
            {(articles) => <ArticleGrid articles={articles} mark={search === undefined ? undefined : mark} />}
          </MoreArticles>
        ) : (
          <NothingFound
            search={search}
            category={category}
            nearest={inCrisis || !list?.nearest ? { searches: [], categories: topics } : list.nearest}
          />
        )}
      </HydrationBoundary>
    </Container>
  );
}

function getListName(search: string | undefined, category: { name: string } | null): string {
  return search === undefined ? (category ?? ALL_ARTICLES).name : 'Search';
}
