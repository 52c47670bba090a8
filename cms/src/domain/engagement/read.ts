import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { NOW_MS } from '../../platform/database/clock';
import { getDialect } from '../../platform/database/dialect';
import { toRows } from '../../platform/database/rows/rows';
import { isPossibleSlug } from '../../platform/text/possible-slug';
import { ACTIVITY } from './table';

/** Readers' ratings and comments on an article, as counts. */
interface Discussion {
  /** Null when nobody has rated it. */
  ratingAverage: number | null;
  ratingCount: number;
  /** Visible comments, including replies. */
  commentCount: number;
}

const Whole = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const Counts = v.object({ rating_count: Whole, rating_sum: Whole, comment_count: Whole });
const NONE = { rating_count: 0, rating_sum: 0, comment_count: 0 };

/** A single row by primary key. */
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

/** An article's engagement number, which every change to its discussion increases; 0 when there was none. */
export async function getActivity(strapi: Core.Strapi, blogId: string): Promise<number> {
  const row: unknown = await strapi.db.connection(ACTIVITY).where({ blog_id: blogId }).first('number');
  return row === undefined ? 0 : v.parse(Numbered, row).number;
}

/** The same for the article that is or was at this address. */
export async function getActivityBySlug(strapi: Core.Strapi, slug: string): Promise<number> {
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

/** Web polls once a second. After a gap of more than half of this, it assumes that everything has changed. */
const LATELY_MS = 60_000;
const Changed = v.object({ slug: v.string(), number: Whole });

/** The numbers of recently rated or commented articles, by slug. */
export async function getRecentActivity(strapi: Core.Strapi): Promise<Record<string, number>> {
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
