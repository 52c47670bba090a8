import type { Core } from '@strapi/strapi';
import type { Filter } from './search-index/search/lists';
import type { StoredCategory } from '../categories/all-categories';
import { findCategoryNamed } from '../categories/find';

/** The maximum page size (C4). */
export const MAX_PER_PAGE = 100;

/** The articles a reader requests: `category` is a name or a slug (C4). */
interface RequestedList {
  category?: string | undefined;
  search?: string | undefined;
}

/**
 * The filter for a list. A former name or slug stands for the current category. Undefined when there is no such
 * category, so nothing matches.
 */
export async function requestedList(
  strapi: Core.Strapi,
  { category, search }: RequestedList,
): Promise<{ filter: Filter; category: StoredCategory | undefined } | undefined> {
  if (category === undefined) return { filter: { search }, category: undefined };
  const found = await findCategoryNamed(strapi, category);
  return found && { filter: { categoryId: found.rowId, search }, category: found };
}
