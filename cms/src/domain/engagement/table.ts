import { NOW_MS } from '../../platform/database/clock';
import type { Dialect, Knex } from '../../platform/database/dialect';

/** Ratings and comment counts, one row per article, read by primary key with every article that is shown. */
export const ACTIVITY = 'article_activity';

/**
 * The number of visible comments on an article, including replies: hidden comments and replies to them do not count
 * (C12).
 */
export const visibleCommentCount = (blogId: string): string =>
  `(SELECT count(*) FROM comments c LEFT JOIN comments p ON p.id = c.parent_id WHERE c.blog_id = ${blogId} AND NOT c.hidden AND (c.parent_id IS NULL OR NOT p.hidden))`;

/**
 * `number` increases with each change, like the content version does for content. It starts at the current time for the
 * same reason: a recreated database does not repeat old numbers. An article without a row has neither ratings nor
 * comments.
 */
const TABLE = [
  `CREATE TABLE ${ACTIVITY} (blog_id varchar(255) PRIMARY KEY, number bigint NOT NULL, changed_at bigint NOT NULL, rating_count integer NOT NULL, rating_sum bigint NOT NULL, comment_count integer NOT NULL)`,
  `CREATE INDEX ${ACTIVITY}_lately ON ${ACTIVITY} (changed_at)`,
];

/**
 * Creates the table and counts the existing rows. The triggers that update it (`triggers.ts`) are created in the same
 * transaction, so no change is missed.
 */
export async function createArticleActivity(knex: Knex, dialect: Dialect): Promise<void> {
  if (await knex.schema.hasTable(ACTIVITY)) return;
  for (const statement of TABLE) await knex.raw(statement);
  await knex.raw(count(dialect, 'SELECT blog_id FROM ratings UNION SELECT blog_id FROM comments'));
}

/** Counts the ratings and comments of one article, which has no row yet. */
export async function countActivity(knex: Knex, dialect: Dialect, blogId: string): Promise<void> {
  const rows =
    'SELECT blog_id FROM ratings WHERE blog_id = ? UNION SELECT blog_id FROM comments WHERE blog_id = ?';
  await knex.raw(count(dialect, rows), [blogId, blogId]);
}

/** @param articles a query for the ids of articles, as `blog_id` */
function count(dialect: Dialect, articles: string): string {
  const now = NOW_MS[dialect];
  return `INSERT INTO ${ACTIVITY} (blog_id, number, changed_at, rating_count, rating_sum, comment_count)
     SELECT s.blog_id, ${now}, ${now},
       (SELECT count(*) FROM ratings r WHERE r.blog_id = s.blog_id),
       (SELECT COALESCE(sum(r.value), 0) FROM ratings r WHERE r.blog_id = s.blog_id),
       ${visibleCommentCount('s.blog_id')}
     FROM (${articles}) s`;
}
