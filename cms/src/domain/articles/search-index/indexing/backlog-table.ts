import type { Knex } from '../../../../platform/database/dialect';

/** Indexed articles that must be indexed again, the newest last. Readers do not wait for them. */
export const BACKLOG = 'article_index_backlog';

/** Replaces the backlog with all published articles. */
export async function fillBacklog(knex: Knex): Promise<void> {
  await knex(BACKLOG).delete();
  await knex.raw(
    `INSERT INTO ${BACKLOG} (document_id) SELECT document_id FROM blogs WHERE published_at IS NOT NULL
     ORDER BY COALESCE(publication_date, published_at), document_id`,
  );
}
