import type { Knex } from '../../../../platform/database/dialect';

/** Articles that are in the index and are to be indexed again, the newest last. Readers do not wait for them. */
export const BACKLOG = 'article_index_backlog';

/** Every published article, in place of what the backlog held. */
export async function fillBacklog(knex: Knex): Promise<void> {
  await knex(BACKLOG).delete();
  await knex.raw(
    `INSERT INTO ${BACKLOG} (document_id) SELECT document_id FROM blogs WHERE published_at IS NOT NULL
     ORDER BY COALESCE(publication_date, published_at), document_id`,
  );
}
