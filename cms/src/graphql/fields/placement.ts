import type { Core } from '@strapi/strapi';
import { getArticles } from '../../domain/placements/placement';
import { toGraphqlCard } from './article';
import type { ArticleCard } from '../resolvers.gen';

/** The first articles of a placement. */
export async function resolvePlacement(
  strapi: Core.Strapi,
  key: string,
  limit: number,
): Promise<ArticleCard[]> {
  return (await getArticles(strapi, key, { offset: 0, limit })).map(toGraphqlCard);
}
