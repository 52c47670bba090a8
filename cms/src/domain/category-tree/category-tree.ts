import type { Core } from '@strapi/strapi';
import {
  createFieldRights,
  filterAllowed,
  isAllowed,
  isLimited,
  mayReadField,
} from '../../platform/strapi/document-rights';
import type { Ability } from '../../platform/strapi/document-rights';
import { articleCounts } from '../articles/by-topic';
import { allCategories, type StoredCategory } from '../categories/all-categories';
import { CATEGORY } from '../categories/category-row';
import { countDrafts } from './draft-counts';
import type { CategoryTree } from './listed-category';

const BLOG = 'api::blog.blog';

/** Whether the editor may see the tree: it consists of names. */
export const mayReadTree = (strapi: Core.Strapi, ability: Ability): boolean =>
  isAllowed(strapi, ability, 'read', CATEGORY) && mayReadField(strapi, ability, CATEGORY, 'name');

/**
 * All categories: their names are public, and an author, who may open only categories of their own, chooses among all.
 * Published articles are counted once per content version, drafts in one statement; nothing is read per category.
 */
export async function readCategoryTree(strapi: Core.Strapi, ability: Ability): Promise<CategoryTree> {
  const categories = await allCategories(strapi);
  const [readable, articles, drafts, mayCreate] = await Promise.all([
    findReadable(strapi, ability, categories),
    articleCounts(strapi),
    mayCountDrafts(strapi, ability) ? countDrafts(strapi) : null,
    mayCreateUnderTopic(strapi, ability),
  ]);
  return {
    categories: categories.map(({ rowId, documentId, name, kind, parentId }) => ({
      id: rowId,
      documentId,
      name,
      kind,
      parentId: kind === 'topic' ? null : parentId,
      articles: articles.get(rowId) ?? 0,
      drafts: drafts && (drafts.get(rowId) ?? 0),
      isReadable: readable === 'all' || readable.has(documentId),
    })),
    mayCreate,
  };
}

async function findReadable(
  strapi: Core.Strapi,
  ability: Ability,
  categories: readonly StoredCategory[],
): Promise<'all' | Set<string>> {
  if (!isLimited(ability, CATEGORY)) return 'all';
  const ids = categories.map(({ documentId }) => documentId);
  return filterAllowed(strapi, ability, 'read', CATEGORY, ids);
}

/** A number tells that somebody else is writing about a subject. */
const mayCountDrafts = (strapi: Core.Strapi, ability: Ability): boolean =>
  isAllowed(strapi, ability, 'read', BLOG) &&
  mayReadField(strapi, ability, BLOG, 'categories') &&
  !isLimited(ability, BLOG);

async function mayCreateUnderTopic(strapi: Core.Strapi, ability: Ability): Promise<boolean> {
  if (!isAllowed(strapi, ability, 'create', CATEGORY)) return false;
  const may = await createFieldRights(strapi, ability, 'create', { uid: CATEGORY, documentId: null });
  return ['name', 'kind', 'parent'].every((field) => may(field));
}
