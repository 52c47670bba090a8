import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

export const CATEGORY = 'api::category.category';

const CategoryRow = v.object({
  id: v.number(),
  name: v.string(),
  slug: v.string(),
  kind: v.string(),
  value: v.nullish(v.string(), null),
});
export type CategoryRow = v.InferOutput<typeof CategoryRow>;

/** What is stored of a category, as far as its rules need it. */
export async function findCategoryRow(
  strapi: Core.Strapi,
  documentId: string | undefined,
): Promise<CategoryRow | null> {
  if (documentId === undefined) return null;
  const query = { where: { documentId }, select: ['id', 'name', 'slug', 'kind', 'value'] };
  return v.parse(v.nullable(CategoryRow), await strapi.db.query(CATEGORY).findOne(query));
}
