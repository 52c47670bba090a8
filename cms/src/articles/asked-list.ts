import type { Core } from '@strapi/strapi';
import type { Filter } from '../article-index/lists';
import { categoryNamed, type StoredCategory } from '../categories/all-categories';

/** No page of a list is longer (C4). */
export const MOST_PER_PAGE = 100;

/** Which articles a reader asks for: `category` is a name or a slug (C4). */
export interface AskedList {
  category?: string | undefined;
  search?: string | undefined;
}

/** What is asked for, as lists take it. Undefined: there is no such category, so nothing matches. */
export async function askedList(
  strapi: Core.Strapi,
  { category, search }: AskedList,
): Promise<{ filter: Filter; category: StoredCategory | undefined } | undefined> {
  if (category === undefined) return { filter: { search }, category: undefined };
  const found = await categoryNamed(strapi, category);
  return found && { filter: { categoryId: found.rowId, search }, category: found };
}
