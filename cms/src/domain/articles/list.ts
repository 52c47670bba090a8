import type { Core } from '@strapi/strapi';
import { createArticleList, videoList, type Filter } from './search-index/search/lists';
import type { Page } from './search-index/search/page';
import type { ArticleCard } from './article';
import { getCards } from './article-projection';

/** A page of the matching published articles. */
export async function articlePage(strapi: Core.Strapi, filter: Filter, page: Page): Promise<ArticleCard[]> {
  return getCards(strapi, await createArticleList(strapi, filter).ids(page));
}

/** The number of all matches. */
export function articleCount(strapi: Core.Strapi, filter: Filter): Promise<number> {
  return createArticleList(strapi, filter).total();
}

/** A page of the published video articles, newest first, and their total number. */
export async function videoPage(
  strapi: Core.Strapi,
  page: Page,
): Promise<{ total: number; articles: ArticleCard[] }> {
  const videos = videoList(strapi);
  const [total, ids] = await Promise.all([videos.total(), videos.ids(page)]);
  return { total, articles: await getCards(strapi, ids) };
}
