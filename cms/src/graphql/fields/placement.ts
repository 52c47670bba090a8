import type { Core } from '@strapi/strapi';
import { articlesOf } from '../../domain/placements/placement';
import { cardAnswer } from './article';
import type { ArticleCard } from '../resolvers.gen';

/** The first articles of a placement. */
export async function placementAnswer(
  strapi: Core.Strapi,
  key: string,
  limit: number,
): Promise<ArticleCard[]> {
  return (await articlesOf(strapi, key, { offset: 0, limit })).map(cardAnswer);
}
