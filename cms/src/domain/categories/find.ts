import type { Core } from '@strapi/strapi';
import { findRedirectedCategory } from '../redirects/redirects';
import { isPossibleSlug } from '../../platform/text/possible-slug';
import { slugify } from '../../platform/shared/slug.gen';
import {
  allCategories,
  findStoredCategory,
  findStoredCategoryByName,
  type StoredCategory,
} from './all-categories';

/**
 * The category at `slug`, or the one that was at this address before, or the topic of a deleted one: the caller
 * compares the slugs.
 */
export async function findCategory(strapi: Core.Strapi, slug: string): Promise<StoredCategory | undefined> {
  return (await findStoredCategory(strapi, slug)) ?? movedFrom(strapi, slug);
}

/** The same by a name, ignoring case, or a slug. A former name is found by its slug. */
export async function findCategoryNamed(
  strapi: Core.Strapi,
  name: string,
): Promise<StoredCategory | undefined> {
  return (await findStoredCategoryByName(strapi, name)) ?? movedFrom(strapi, slugify(name));
}

/**
 * Whether readers get a category or a redirect at this slug. For writes: it queries the tables directly, which see what
 * the transaction has written so far, and it caches nothing that may be rolled back.
 */
export async function isCategoryAddress(strapi: Core.Strapi, slug: string): Promise<boolean> {
  if (!isPossibleSlug(slug)) return false;
  if ((await strapi.db.query('api::category.category').count({ where: { slug } })) > 0) return true;
  return (await findRedirectedCategory(strapi, slug)) !== undefined;
}

async function movedFrom(strapi: Core.Strapi, slug: string): Promise<StoredCategory | undefined> {
  if (!isPossibleSlug(slug)) return undefined;
  const id = await findRedirectedCategory(strapi, slug);
  return id === undefined ? undefined : (await allCategories(strapi)).find(({ rowId }) => rowId === id);
}
