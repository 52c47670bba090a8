import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { cachePerVersion } from '../../platform/content-version/per-version';

export interface Placement {
  /** Document ids of the editors' choice in order: published articles only, without duplicates. */
  chosen: string[];
  /** The row id of the topic with which a short list is topped up. */
  topicId: number | undefined;
}

const Row = v.object({
  key: v.string(),
  blogs: v.nullish(v.array(v.object({ documentId: v.string() })), []),
  topic: v.nullish(v.object({ id: v.number() }), null),
});

/**
 * All placements filled by editors, by key. About 130 short lists, read once per content version: a page with six of
 * them would otherwise send six queries.
 */
export const allPlacements = cachePerVersion(async (strapi: Core.Strapi): Promise<Map<string, Placement>> => {
  const rows: unknown[] = await strapi.db.query('api::placement.placement').findMany({
    select: ['key'],
    populate: {
      blogs: { where: { publishedAt: { $notNull: true } }, select: ['documentId'] },
      topic: { select: ['id'] },
    },
  });
  return new Map(
    rows.map((raw) => {
      const { key, blogs, topic } = v.parse(Row, raw);
      return [key, { chosen: [...new Set(blogs.map(({ documentId }) => documentId))], topicId: topic?.id }];
    }),
  );
});
