import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { cachePerVersion } from '../../platform/content-version/per-version';
import { createSubstitute } from '../../platform/preview/substitute';

export interface Placement {
  /** Document ids of the editors' choice in order: published articles only, without duplicates. */
  chosen: string[];
  /** The row id of the topic with which a short list is topped up. */
  topicId: number | undefined;
}

/** A placement that is previewed. */
export interface PreviewedPlacement {
  key: string;
  /** The key under which it is stored; null for a new one. */
  storedKey: string | null;
  placement: Placement;
}

/** The placement that the current request previews. */
export const previewedPlacement = createSubstitute<PreviewedPlacement>();

const Row = v.object({
  key: v.string(),
  blogs: v.nullish(v.array(v.object({ documentId: v.string() })), []),
  topic: v.nullish(v.object({ id: v.number() }), null),
});

/**
 * All placements filled by editors, by key. About 130 short lists, read once per content version: a page with six of
 * them would otherwise send six queries.
 */
const storedPlacements = cachePerVersion(async (strapi: Core.Strapi): Promise<Map<string, Placement>> => {
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

/** The same, with the previewed placement under its key. */
export async function allPlacements(strapi: Core.Strapi): Promise<ReadonlyMap<string, Placement>> {
  const stored = await storedPlacements(strapi);
  const previewed = previewedPlacement.get();
  if (!previewed) return stored;
  const { key, storedKey, placement } = previewed;
  const others = [...stored].filter(([name]) => name !== storedKey);
  return new Map([...others, [key, placement]]);
}
