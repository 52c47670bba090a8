import type { Dialect, Knex } from '../../platform/database/dialect';

/** What readers did under an article, a row each: read by its primary key, with every article that is shown. */
export const ACTIVITY = 'article_activity';

/** The database's own clock, in milliseconds since 1970: processes may differ about the time. */
export const NOW_MS: { [D in Dialect]: string } = {
  sqlite: "CAST(unixepoch('subsec') * 1000 AS integer)",
  postgres: 'CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)',
};

/** How many comments readers see under an article, replies included: none that is hidden, and no reply to one (C12). */
export const commentsSeen = (blogId: string): string =>
  `(SELECT count(*) FROM comments c LEFT JOIN comments p ON p.id = c.parent_id WHERE c.blog_id = ${blogId} AND NOT c.hidden AND (c.parent_id IS NULL OR NOT p.hidden))`;

/**
 * `number` grows with each change, as the content version does with changes of the content, and starts at the present
 * moment for the same reason: a database made anew does not repeat it. An article without a row has had neither rating nor comment.
 */
const TABLE = [
  `CREATE TABLE ${ACTIVITY} (blog_id varchar(255) PRIMARY KEY, number bigint NOT NULL, changed_at bigint NOT NULL, rating_count integer NOT NULL, rating_sum bigint NOT NULL, comment_count integer NOT NULL)`,
  `CREATE INDEX ${ACTIVITY}_lately ON ${ACTIVITY} (changed_at)`,
];

/**
 * Makes the table, once, and counts what was there before it. The triggers that keep it from then on (`triggers.ts`) come
 * in the same transaction: nothing happens between.
 */
export async function createArticleActivity(knex: Knex, dialect: Dialect): Promise<void> {
  if (await knex.schema.hasTable(ACTIVITY)) return;
  for (const statement of TABLE) await knex.raw(statement);
  const now = NOW_MS[dialect];
  await knex.raw(
    `INSERT INTO ${ACTIVITY} (blog_id, number, changed_at, rating_count, rating_sum, comment_count)
     SELECT s.blog_id, ${now}, ${now},
       (SELECT count(*) FROM ratings r WHERE r.blog_id = s.blog_id),
       (SELECT COALESCE(sum(r.value), 0) FROM ratings r WHERE r.blog_id = s.blog_id),
       ${commentsSeen('s.blog_id')}
     FROM (SELECT blog_id FROM ratings UNION SELECT blog_id FROM comments) s`,
  );
}
