import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { toPicture } from '../../blocks/picture';
import type { Picture } from '../../blocks/block';
import { cachePerArrangement } from '../../platform/content-version/per-version';
import { createSubstitute } from '../../platform/preview/substitute';
import { topicValueFromName } from './placement-key';
import { isSpecifiedTopic, type Hub } from './topic-value';

/** A topic or a sub-topic as the read APIs use it. */
export interface StoredCategory {
  /** The row id, by which other tables refer to it. */
  rowId: number;
  documentId: string;
  name: string;
  slug: string;
  kind: 'topic' | 'sub-topic';
  /** The topic's row id; null for a topic. */
  parentId: number | null;
  position: number;
  /** The name in Popular Topics, when an editor set a different one. */
  listName: string | null;
  description: string | null;
  picture: Picture | null;
  /** A topic's API value, used by its lists and banners: `Mens-health`. */
  value: string | null;
  /** OKLCH degrees. */
  hue: number | null;
  /** The topic's page with many sections. */
  hub: Hub | null;
}

/** A topic with a hub page, including what the page needs. */
export interface TopicWithHub extends StoredCategory {
  value: string;
  hub: Hub;
}

/** The category that the current request previews. */
export const previewedCategory = createSubstitute<StoredCategory>();

/** Whether it contains a word besides the prefix that readers do not see. */
const namesSomething = (listName: string) => /[\p{L}\p{N}]/u.test(listName.trim().replace(/^all-/i, ''));

const HubRow: v.GenericSchema<unknown, Hub> = v.object({
  topics: v.string(),
  routine: v.string(),
  issues: v.string(),
  featured: v.string(),
  carousel: v.string(),
  latest: v.string(),
  laterAds: v.nullish(v.boolean(), true),
});

const Row = v.object({
  id: v.number(),
  documentId: v.string(),
  name: v.string(),
  slug: v.string(),
  kind: v.picklist(['topic', 'sub-topic']),
  parent: v.nullish(v.object({ id: v.number() }), null),
  position: v.nullish(v.number(), 0),
  listName: v.pipe(
    v.nullish(v.string(), null),
    v.transform((text) => (text !== null && namesSomething(text) ? text : null)),
  ),
  description: v.nullish(v.string(), null),
  picture: v.nullish(v.unknown(), null),
  value: v.nullish(v.string(), null),
  hue: v.nullish(v.number(), null),
  hub: v.nullish(HubRow, null),
});

/** Whether editors added the topic to those of the specification, which come first (C50). */
export const isAddedByEditors = ({ value }: Pick<StoredCategory, 'value'>): boolean =>
  !isSpecifiedTopic(value);

/**
 * All categories: topics in order, those of the specification first, then sub-topics by name. There are about six
 * hundred, read once per arrangement: nearly every request needs some of them.
 */
const storedCategories = cachePerArrangement(async (strapi: Core.Strapi): Promise<StoredCategory[]> => {
  const rows: unknown[] = await strapi.db.query('api::category.category').findMany({
    populate: { parent: { select: ['id'] }, picture: true, hub: true },
    orderBy: [{ position: 'asc' }, { name: 'asc' }],
  });
  return inOrder(rows.map(toCategory));
});

/** @param raw a row with its parent, its picture and its hub */
export function toCategory(raw: unknown): StoredCategory {
  const { id, parent, picture, ...row } = v.parse(Row, raw);
  const ofTopic =
    row.kind === 'topic'
      ? { value: row.value ?? topicValueFromName(row.name) }
      : { value: null, hue: null, hub: null };
  return { ...row, ...ofTopic, rowId: id, parentId: parent?.id ?? null, picture: toPicture(picture) };
}

/** The same, with the previewed category in its place. */
export async function allCategories(strapi: Core.Strapi): Promise<readonly StoredCategory[]> {
  const stored = await storedCategories(strapi);
  const previewed = previewedCategory.get();
  if (!previewed) return stored;
  const categories = [...stored.filter(({ documentId }) => documentId !== previewed.documentId), previewed];
  return inOrder(categories.toSorted((a, b) => a.position - b.position || (a.name < b.name ? -1 : 1)));
}

/** @param categories by position */
function inOrder(categories: readonly StoredCategory[]): StoredCategory[] {
  const topics = categories.filter(({ kind }) => kind === 'topic');
  const subTopics = categories.filter(({ kind }) => kind === 'sub-topic');
  return [
    ...topics.filter((topic) => !isAddedByEditors(topic)),
    ...topics.filter(isAddedByEditors),
    ...subTopics.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  ];
}

/** The category with this name or slug, ignoring case; undefined when there is none. */
export async function findStoredCategoryByName(
  strapi: Core.Strapi,
  name: string,
): Promise<StoredCategory | undefined> {
  const wanted = name.trim().toLowerCase();
  const categories = await allCategories(strapi);
  return categories.find((category) => category.name.toLowerCase() === wanted || category.slug === wanted);
}

/** The category with exactly this slug. */
export async function findStoredCategory(
  strapi: Core.Strapi,
  slug: string,
): Promise<StoredCategory | undefined> {
  return (await allCategories(strapi)).find((category) => category.slug === slug);
}

/** The topic of a sub-topic; undefined for a topic. */
export async function getTopic(
  strapi: Core.Strapi,
  { parentId }: StoredCategory,
): Promise<StoredCategory | undefined> {
  if (parentId === null) return undefined;
  return (await allCategories(strapi)).find(({ rowId }) => rowId === parentId);
}

/** The topics in order. */
export async function allTopics(strapi: Core.Strapi): Promise<StoredCategory[]> {
  return (await allCategories(strapi)).filter(({ kind }) => kind === 'topic');
}

/** The topic at `slug` if it has a hub page. */
export async function findTopicWithHub(strapi: Core.Strapi, slug: string): Promise<TopicWithHub | undefined> {
  const category = await findStoredCategory(strapi, slug);
  return category && withHub(category);
}

/** The topics that have a hub page, in order. */
export async function allHubs(strapi: Core.Strapi): Promise<TopicWithHub[]> {
  return (await allTopics(strapi)).map(withHub).filter((topic) => topic !== undefined);
}

function withHub(category: StoredCategory): TopicWithHub | undefined {
  const { value, hub } = category;
  return value === null || !hub ? undefined : { ...category, value, hub };
}
