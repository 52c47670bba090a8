import { type Core } from '@strapi/strapi';
import * as v from 'valibot';
import { CATEGORY, PLACEMENT } from '../articles/uids';

const Tied = v.nullish(v.object({ documentId: v.string() }), null);
const Row = v.object({
  documentId: v.string(),
  parent: Tied,
  blogs: v.array(v.object({ documentId: v.string() })),
});
const Placement = v.object({ topic: Tied });

/** Finds out why a category cannot be removed: something still refers to it. */
export async function findCategoriesInUse(strapi: Core.Strapi) {
  const rows: unknown[] = await strapi.db.query(CATEGORY).findMany({
    select: ['documentId'],
    populate: { parent: { select: ['documentId'] }, blogs: { select: ['documentId'] } },
  });
  const placed: unknown[] = await strapi.db
    .query(PLACEMENT)
    .findMany({ populate: { topic: { select: ['documentId'] } } });
  const categories = new Map(rows.map((row) => v.parse(Row, row)).map((row) => [row.documentId, row]));
  const topicsOfPlacements = new Set(placed.map((row) => v.parse(Placement, row).topic?.documentId));

  return {
    /**
     * Call it for sub-topics first: a removable one is forgotten, so that its topic may become removable too.
     * @returns null if the category can be removed
     */
    reasonFor(documentId: string): string | null {
      const articles = new Set(categories.get(documentId)?.blogs.map((blog) => blog.documentId)).size;
      if (articles > 0) return `${articles} ${articles === 1 ? 'article is' : 'articles are'} in it`;
      if (topicsOfPlacements.has(documentId)) return 'a placement uses it to fill up its list';
      if ([...categories.values()].some(({ parent }) => parent?.documentId === documentId))
        return 'it has sub-topics that were not removed';
      categories.delete(documentId);
      return null;
    },
  };
}
