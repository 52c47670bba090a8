import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getDialect } from '../../platform/database/dialect';
import { toRows } from '../../platform/database/rows';
import { isPossibleSlug } from '../../platform/text/asked-slug';
import { ACTIVITY, NOW_MS } from './table';

/** What readers made of an article. */
export interface Discussion {
  /** Null: nobody has rated it. */
  ratingAverage: number | null;
  ratingCount: number;
  /** Those that readers see, replies included. */
  commentCount: number;
}

const Whole = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const Counts = v.object({ rating_count: Whole, rating_sum: Whole, comment_count: Whole });
const NONE = { rating_count: 0, rating_sum: 0, comment_count: 0 };

/** One row, by its key. */
export async function getDiscussion(strapi: Core.Strapi, blogId: string): Promise<Discussion> {
  const row: unknown = await strapi.db
    .connection(ACTIVITY)
    .where({ blog_id: blogId })
    .first('rating_count', 'rating_sum', 'comment_count');
  const counts = v.parse(Counts, row ?? NONE);
  return {
    ratingAverage: counts.rating_count > 0 ? counts.rating_sum / counts.rating_count : null,
    ratingCount: counts.rating_count,
    commentCount: counts.comment_count,
  };
}

const Numbered = v.object({ number: Whole });

/** The number of an article, which every change to its discussion raises; 0: none did. */
export async function getActivity(strapi: Core.Strapi, blogId: string): Promise<number> {
  const row: unknown = await strapi.db.connection(ACTIVITY).where({ blog_id: blogId }).first('number');
  return row === undefined ? 0 : v.parse(Numbered, row).number;
}

/** The same of the article that is or was at this address. */
export async function activityAt(strapi: Core.Strapi, slug: string): Promise<number> {
  if (!isPossibleSlug(slug)) return 0;
  const [row] = toRows(
    await strapi.db.connection.raw(
      `SELECT number FROM ${ACTIVITY} WHERE blog_id = COALESCE(
         (SELECT document_id FROM article_copies WHERE slug = ? LIMIT 1),
         (SELECT blog_id FROM redirects WHERE slug = ? LIMIT 1))`,
      [slug, slug],
    ),
  );
  return row === undefined ? 0 : v.parse(Numbered, row).number;
}

/** Web asks once a second, and takes a longer silence than half of this for a change of everything. */
const LATELY_MS = 60_000;
const Changed = v.object({ slug: v.string(), number: Whole });

/** The numbers of those articles that readers rated or commented lately, by their addresses. */
export async function lateActivity(strapi: Core.Strapi): Promise<Record<string, number>> {
  const rows = toRows(
    await strapi.db.connection.raw(
      `SELECT c.slug, a.number FROM ${ACTIVITY} a JOIN article_copies c ON c.document_id = a.blog_id WHERE a.changed_at > ${NOW_MS[getDialect(strapi)]} - ${LATELY_MS}`,
    ),
  );
  return Object.fromEntries(
    rows.map((row) => {
      const { slug, number } = v.parse(Changed, row);
      return [slug, number];
    }),
  );
}
