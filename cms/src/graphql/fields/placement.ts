import type { Core } from '@strapi/strapi';
import { getPlacementArticles } from '../../domain/placements/placement';
import { toGraphqlCard } from './article';
import type { ArticleCard } from '../resolvers.gen';

/** The first articles of a placement. */
export async function resolvePlacement(
  strapi: Core.Strapi,
  key: string,
  limit: number,
): Promise<ArticleCard[]> {
  return (await getPlacementArticles(strapi, key, { offset: 0, limit })).map(toGraphqlCard);
}
