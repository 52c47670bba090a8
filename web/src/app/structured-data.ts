import type { Params } from 'react-router-dom';
import { filmThings } from '../layouts/video/film-things';
import { answerTo, loadedFor } from '../lib/graphql/load';
import { scriptJson } from '../lib/hydration/script-json';
import type { Site } from '../lib/site/site';
import type { Thing } from '../lib/seo/structured-data/thing';
import { aboutThings } from '../pages/about/about-things';
import type { ArticlePageQuery } from '../pages/article/ArticlePage.gen';
import { articleThings } from '../pages/article/article-things';
import type { BlogListPageQuery, BlogListPageQueryVariables } from '../pages/blog-list/BlogListPage.gen';
import { blogListThings } from '../pages/blog-list/blog-list-things';
import type {
  AllCategoriesPageQuery,
  AllCategoriesPageQueryVariables,
} from '../pages/category/AllCategoriesPage.gen';
import type { CategoryPageQuery, CategoryPageQueryVariables } from '../pages/category/CategoryPage.gen';
import { categoryThings } from '../pages/category/category-things';
import { categoriesListThings } from '../pages/categories-list/categories-list-things';
import type { CategoriesListPageQuery } from '../pages/categories-list/CategoriesListPage.gen';
import { homeThings } from '../pages/home/home-things';
import type { PopularTopicsPageQuery } from '../pages/popular-topics/PopularTopicsPage.gen';
import { popularTopicsThings } from '../pages/popular-topics/popular-topics-things';
import type {
  RelatedVideosPageQuery,
  RelatedVideosPageQueryVariables,
} from '../pages/related-videos/RelatedVideosPage.gen';
import { relatedVideosThings } from '../pages/related-videos/related-videos-things';
import type { HubPageQuery } from '../pages/hub/HubPage.gen';
import { hubThings } from '../pages/hub/hub-things';
import { thingsAt } from './things-at';

/**
 * What a page tells search engines in the words of schema.org, as markup for its `<head>`; empty for a page that has
 * nothing to tell. The server alone writes it: who follows links within the site is no search engine, and the browser
 * need not know how it is made. A data block: browsers neither run it nor ask the security policy about it, and no text
 * in it can end it.
 * @param loaderData what the page's loaders brought, by route id
 * @param params what the address says beside them
 * @param path the page's, by which those are known that ask the CMS nothing
 */
export function structuredData(
  loaderData: Record<string, unknown>,
  site: Site,
  params: Params = {},
  path = '',
): string {
  const things = thingsAt(path, site) ?? thingsOf(loaderData, site, params);
  if (things.length === 0) return '';
  const json = scriptJson({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${json}</script>`;
}

function thingsOf(loaderData: Record<string, unknown>, site: Site, params: Params): Thing[] {
  const article = answerTo<ArticlePageQuery>(loaderData, 'ArticlePage')?.article;
  if (article) return [...articleThings(article, site), ...filmThings(article, site)];
  const category = loadedFor<CategoryPageQuery, CategoryPageQueryVariables>(loaderData, 'CategoryPage');
  if (category?.data.category) return categoryThings(category.data.category, category.variables.page, site);
  const all = loadedFor<AllCategoriesPageQuery, AllCategoriesPageQueryVariables>(
    loaderData,
    'AllCategoriesPage',
  );
  if (all) return categoryThings(all.data.allCategories, all.variables.page, site);
  const list = loadedFor<BlogListPageQuery, BlogListPageQueryVariables>(loaderData, 'BlogListPage');
  // What a search found is for readers alone.
  if (list?.data.articles && !list.variables.search) {
    return blogListThings(list.data.articles, list.variables.page, site);
  }
  const categories = answerTo<CategoriesListPageQuery>(loaderData, 'CategoriesListPage');
  if (categories) return categoriesListThings(categories.topics, params.slug, site);
  const popular = answerTo<PopularTopicsPageQuery>(loaderData, 'PopularTopicsPage');
  if (popular) return popularTopicsThings(popular.topics, site);
  const videos = loadedFor<RelatedVideosPageQuery, RelatedVideosPageQueryVariables>(
    loaderData,
    'RelatedVideosPage',
  );
  if (videos) return relatedVideosThings(videos.data.videoArticles, videos.variables.page, site);
  if (answerTo(loaderData, 'AboutPage')) return aboutThings(site);
  const hub = answerTo<HubPageQuery>(loaderData, 'HubPage')?.topicHub;
  if (hub) return hubThings(hub, site);
  return answerTo(loaderData, 'HomePage') ? homeThings(site) : [];
}
