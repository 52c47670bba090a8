import type { Core } from '@strapi/strapi';
import type { Filter } from './search-index/search/lists';
import type { StoredCategory } from '../categories/all-categories';
import { findCategoryNamed } from '../categories/find';

/** No page of a list is longer (C4). */
export const MOST_PER_PAGE = 100;

/** Which articles a reader asks for: `category` is a name or a slug (C4). */
export interface RequestedList {
  category?: string | undefined;
  search?: string | undefined;
}

/**
 * What is asked for, as lists take it, of the present category where a former name or slug is asked for. Undefined: there
 * is no such category, so nothing matches.
 */
export async function requestedList(
  strapi: Core.Strapi,
  { category, search }: RequestedList,
): Promise<{ filter: Filter; category: StoredCategory | undefined } | undefined> {
  if (category === undefined) return { filter: { search }, category: undefined };
  const found = await findCategoryNamed(strapi, category);
  return found && { filter: { categoryId: found.rowId, search }, category: found };
}
