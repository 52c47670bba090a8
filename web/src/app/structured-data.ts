import type { Params } from 'react-router-dom';
import { filmJsonLd } from '../layouts/video/film.json-ld';
import { answerTo, loadedFor } from '../lib/graphql/load';
import { scriptJson } from '../lib/hydration/script-json';
import type { Site } from '../lib/site/site';
import type { Thing } from '../lib/seo/structured-data/json-ld';
import { aboutJsonLd } from '../pages/about/about.json-ld';
import type { ArticlePageQuery } from '../pages/article/ArticlePage.gen';
import { articleJsonLd } from '../pages/article/article.json-ld';
import type { BlogListPageQuery, BlogListPageQueryVariables } from '../pages/blog-list/BlogListPage.gen';
import { blogListJsonLd } from '../pages/blog-list/blog-list.json-ld';
import type {
  AllCategoriesPageQuery,
  AllCategoriesPageQueryVariables,
} from '../pages/category/AllCategoriesPage.gen';
import type { CategoryPageQuery, CategoryPageQueryVariables } from '../pages/category/CategoryPage.gen';
import { categoryJsonLd } from '../pages/category/category.json-ld';
import { categoriesListJsonLd } from '../pages/categories-list/categories-list.json-ld';
import type { CategoriesListPageQuery } from '../pages/categories-list/CategoriesListPage.gen';
import { homeJsonLd } from '../pages/home/home.json-ld';
import type { PopularTopicsPageQuery } from '../pages/popular-topics/PopularTopicsPage.gen';
import { popularTopicsJsonLd } from '../pages/popular-topics/popular-topics.json-ld';
import type {
  RelatedVideosPageQuery,
  RelatedVideosPageQueryVariables,
} from '../pages/related-videos/RelatedVideosPage.gen';
import { relatedVideosJsonLd } from '../pages/related-videos/related-videos.json-ld';
import type { HubPageQuery } from '../pages/hub/HubPage.gen';
import { hubJsonLd } from '../pages/hub/hub.json-ld';
import { jsonLdAt } from './json-ld-at';

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
  const things = jsonLdAt(path, site) ?? thingsOf(loaderData, site, params);
  if (things.length === 0) return '';
  const json = scriptJson({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${json}</script>`;
}

function thingsOf(loaderData: Record<string, unknown>, site: Site, params: Params): Thing[] {
  const article = answerTo<ArticlePageQuery>(loaderData, 'ArticlePage')?.article;
  if (article) return [...articleJsonLd(article, site), ...filmJsonLd(article, site)];
  const category = loadedFor<CategoryPageQuery, CategoryPageQueryVariables>(loaderData, 'CategoryPage');
  if (category?.data.category) return categoryJsonLd(category.data.category, category.variables.page, site);
  const all = loadedFor<AllCategoriesPageQuery, AllCategoriesPageQueryVariables>(
    loaderData,
    'AllCategoriesPage',
  );
  if (all) return categoryJsonLd(all.data.allCategories, all.variables.page, site);
  const list = loadedFor<BlogListPageQuery, BlogListPageQueryVariables>(loaderData, 'BlogListPage');
  // What a search found is for readers alone.
  if (list?.data.articles && !list.variables.search) {
    return blogListJsonLd(list.data.articles, list.variables.page, site);
  }
  const categories = answerTo<CategoriesListPageQuery>(loaderData, 'CategoriesListPage');
  if (categories) return categoriesListJsonLd(categories.topics, params.slug, site);
  const popular = answerTo<PopularTopicsPageQuery>(loaderData, 'PopularTopicsPage');
  if (popular) return popularTopicsJsonLd(popular.topics, site);
  const videos = loadedFor<RelatedVideosPageQuery, RelatedVideosPageQueryVariables>(
    loaderData,
    'RelatedVideosPage',
  );
  if (videos) return relatedVideosJsonLd(videos.data.videoArticles, videos.variables.page, site);
  if (answerTo(loaderData, 'AboutPage')) return aboutJsonLd(site);
  const hub = answerTo<HubPageQuery>(loaderData, 'HubPage')?.topicHub;
  if (hub) return hubJsonLd(hub, site);
  return answerTo(loaderData, 'HomePage') ? homeJsonLd(site) : [];
}
