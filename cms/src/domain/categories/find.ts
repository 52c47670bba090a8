import type { Core } from '@strapi/strapi';
import { categoryMovedFrom } from '../redirects/redirects';
import { isPossibleSlug } from '../../platform/text/asked-slug';
import { slugify } from '../../platform/shared/slug.gen';
import { allCategories, categoryAt, categoryNamed, type StoredCategory } from './all-categories';

/**
 * The category at `slug`, or the one that had this address before, or the topic of one that had it and is gone: the
 * caller compares the slugs.
 */
export async function findCategory(strapi: Core.Strapi, slug: string): Promise<StoredCategory | undefined> {
  return (await categoryAt(strapi, slug)) ?? movedFrom(strapi, slug);
}

/** The same by a name, whatever the case, or a slug: a former name is one of which a former slug is made. */
export async function findCategoryNamed(
  strapi: Core.Strapi,
  name: string,
): Promise<StoredCategory | undefined> {
  return (await categoryNamed(strapi, name)) ?? movedFrom(strapi, slugify(name));
}

/**
 * Whether readers who ask for this slug are shown a category, or are led on to one. For writes: it asks the tables
 * themselves, where what a transaction has written so far is seen, and what it may take back is kept nowhere.
 */
export async function isCategoryAddress(strapi: Core.Strapi, slug: string): Promise<boolean> {
  if (!isPossibleSlug(slug)) return false;
  if ((await strapi.db.query('api::category.category').count({ where: { slug } })) > 0) return true;
  return (await categoryMovedFrom(strapi, slug)) !== undefined;
}

async function movedFrom(strapi: Core.Strapi, slug: string): Promise<StoredCategory | undefined> {
  if (!isPossibleSlug(slug)) return undefined;
  const id = await categoryMovedFrom(strapi, slug);
  return id === undefined ? undefined : (await allCategories(strapi)).find(({ rowId }) => rowId === id);
}
