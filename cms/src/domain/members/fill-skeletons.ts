import * as v from 'valibot';
import type { Knex } from '../../platform/database/dialect';
import { skeleton } from './skeleton';

const Row = v.object({ id: v.number(), username: v.string() });

/** Fills in what the names of accounts look like that are older than the column. Their names stay, alike or not. */
export async function fillSkeletons(knex: Knex): Promise<void> {
  const rows: unknown = await knex('up_users')
    .whereNull('username_skeleton')
    .whereNotNull('username')
    .select('id', 'username');
  for (const { id, username } of v.parse(v.array(Row), rows))
    await knex('up_users')
      .where({ id })
      .update({ username_skeleton: skeleton(username) });
}
