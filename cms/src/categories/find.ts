import type { Core } from '@strapi/strapi';
import { categoryMovedFrom } from '../redirects/redirects';
import { mayBeAsked } from '../slug/asked-slug';
import { slugOf } from '../slug/slug';
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
  return (await categoryNamed(strapi, name)) ?? movedFrom(strapi, slugOf(name));
}

async function movedFrom(strapi: Core.Strapi, slug: string): Promise<StoredCategory | undefined> {
  if (!mayBeAsked(slug)) return undefined;
  const id = await categoryMovedFrom(strapi, slug);
  return id === undefined ? undefined : (await allCategories(strapi)).find(({ rowId }) => rowId === id);
}
