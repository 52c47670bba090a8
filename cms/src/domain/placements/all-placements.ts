import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { perVersion } from '../../platform/content-version/per-version';

export interface Placement {
  /** Document ids: the editors' choice, in their order, published articles only, each once. */
  chosen: string[];
  /** Row id of the topic whose newest top a short list up. */
  topicId: number | undefined;
}

const Row = v.object({
  key: v.string(),
  blogs: v.nullish(v.array(v.object({ documentId: v.string() })), []),
  topic: v.nullish(v.object({ id: v.number() }), null),
});

/**
 * What editors have filled, by key. Some hundred and thirty short lists, read once for each content version: a page with
 * six of them would otherwise ask for each.
 */
export const allPlacements = perVersion(async (strapi: Core.Strapi): Promise<Map<string, Placement>> => {
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
