import type { Core } from '@strapi/strapi';
import { listOf, type Filter } from '../article-index/lists';
import type { Page } from '../article-index/page';
import type { ArticleCard } from './article';
import { cardsOf } from './copies';

/** A page of the published articles that match. */
export async function articlePage(strapi: Core.Strapi, filter: Filter, page: Page): Promise<ArticleCard[]> {
  return cardsOf(strapi, await listOf(strapi, filter).ids(page));
}

/** How many match in all. */
export function articleCount(strapi: Core.Strapi, filter: Filter): Promise<number> {
  return listOf(strapi, filter).total();
}
