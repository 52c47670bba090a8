import type { Core } from '@strapi/strapi';
import { createArticleList } from './search-index/search/lists';
import type { StoredArticle } from './article';
import { storedArticles } from './article-projection';

/** More than feed readers keep per site, and a few hundred kilobytes. */
const IN_FEED = 30;

/** The newest articles with their full text. Two statements. */
export async function feedArticles(strapi: Core.Strapi): Promise<StoredArticle[]> {
  return storedArticles(strapi, await createArticleList(strapi).ids({ offset: 0, limit: IN_FEED }));
}
