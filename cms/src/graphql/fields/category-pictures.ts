import type { Core } from '@strapi/strapi';
import { findBannerTo } from '../../domain/banners/banners';
import { findStoredCategory } from '../../domain/categories/all-categories';
import { toGraphqlStoredCategory } from './category';
import { badUserInput } from '../refusal';
import type { CategoryPicture } from '../resolvers.gen';

/** No page shows more; each one is searched for among all categories and banners. */
const MOST = 20;

/**
 * The pictures of these categories, in the order of their slugs; omits those without a picture.
 * @throws GraphQLError when there are too many slugs
 */
export async function resolveCategoryPictures(
  strapi: Core.Strapi,
  slugs: readonly string[],
): Promise<CategoryPicture[]> {
  if (slugs.length > MOST)
    throw badUserInput(`Ask for at most ${MOST} slugs at once; these are ${slugs.length}.`);
  const shown = await Promise.all([...new Set(slugs)].map((slug) => pictured(strapi, slug)));
  return shown.flat();
}

async function pictured(strapi: Core.Strapi, slug: string): Promise<CategoryPicture[]> {
  const category = await findStoredCategory(strapi, slug);
  if (!category) return [];
  const picture = category.picture ?? (await findBannerTo(strapi, slug))?.image;
  return picture ? [{ category: toGraphqlStoredCategory(category), picture }] : [];
}
