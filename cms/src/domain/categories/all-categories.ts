import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { toPicture } from '../../blocks/picture';
import type { Picture } from '../../blocks/block';
import { perArrangement } from '../../platform/content-version/per-version';

/** A topic or a sub-topic as the reading APIs know it. */
export interface StoredCategory {
  /** Row id, by which other tables refer to it. */
  rowId: number;
  documentId: string;
  name: string;
  slug: string;
  kind: 'topic' | 'sub-topic';
  /** The topic's row id; null of a topic. */
  parentId: number | null;
  /** What Popular Topics calls it, where an editor gave it another name there. */
  listName: string | null;
  description: string | null;
  picture: Picture | null;
}

/** Whether there is a word in it besides the prefix that readers do not see. */
const namesSomething = (listName: string) => /[\p{L}\p{N}]/u.test(listName.trim().replace(/^all-/i, ''));

const Row = v.object({
  id: v.number(),
  documentId: v.string(),
  name: v.string(),
  slug: v.string(),
  kind: v.picklist(['topic', 'sub-topic']),
  parent: v.nullish(v.object({ id: v.number() }), null),
  listName: v.pipe(
    v.nullish(v.string(), null),
    v.transform((text) => (text !== null && namesSomething(text) ? text : null)),
  ),
  description: v.nullish(v.string(), null),
  picture: v.nullish(v.unknown(), null),
});

/**
 * All categories: topics in their order, then sub-topics by name. Some six hundred, read once for each arrangement:
 * nearly every question needs some of them.
 */
export const allCategories = perArrangement(async (strapi: Core.Strapi): Promise<StoredCategory[]> => {
  const rows: unknown[] = await strapi.db.query('api::category.category').findMany({
    populate: { parent: { select: ['id'] }, picture: true },
    orderBy: [{ position: 'asc' }, { name: 'asc' }],
  });
  const categories = rows.map((raw) => {
    const { id, parent, picture, ...row } = v.parse(Row, raw);
    return { ...row, rowId: id, parentId: parent?.id ?? null, picture: toPicture(picture) };
  });
  const subTopics = categories.filter(({ kind }) => kind === 'sub-topic');
  return [
    ...categories.filter(({ kind }) => kind === 'topic'),
    ...subTopics.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  ];
});

/** The category of this name or slug, whatever the case; undefined: there is none. */
export async function categoryNamed(strapi: Core.Strapi, name: string): Promise<StoredCategory | undefined> {
  const wanted = name.trim().toLowerCase();
  const categories = await allCategories(strapi);
  return categories.find((category) => category.name.toLowerCase() === wanted || category.slug === wanted);
}

/** The category of exactly this slug. */
export async function categoryAt(strapi: Core.Strapi, slug: string): Promise<StoredCategory | undefined> {
  return (await allCategories(strapi)).find((category) => category.slug === slug);
}

/** The topic that a sub-topic belongs to; undefined of a topic. */
export async function getTopic(
  strapi: Core.Strapi,
  { parentId }: StoredCategory,
): Promise<StoredCategory | undefined> {
  if (parentId === null) return undefined;
  return (await allCategories(strapi)).find(({ rowId }) => rowId === parentId);
}

/** The topics, in their order. */
export async function allTopics(strapi: Core.Strapi): Promise<StoredCategory[]> {
  return (await allCategories(strapi)).filter(({ kind }) => kind === 'topic');
}
