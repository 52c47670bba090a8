import * as v from 'valibot';
import { toSkeleton } from '../../src/domain/members/names/skeleton';
import type { Migration } from '../../src/platform/database/migrations/migration';

const Rows = v.array(v.object({ id: v.number(), username: v.string() }));

/** Existing names that look alike are kept: only new ones are refused. */
export const fillUsernameSkeletons: Migration = {
  name: '2026-11-26-fill-username-skeletons',
  description: 'Stores the skeleton of each username, so that look-alike names can be refused',
  step: 'after-sync',
  fills: { table: 'up_users', column: 'username_skeleton' },
  async up(trx) {
    const rows: unknown = await trx('up_users')
      .whereNull('username_skeleton')
      .whereNotNull('username')
      .select('id', 'username');
    for (const { id, username } of v.parse(Rows, rows))
      await trx('up_users')
        .where({ id })
        .update({ username_skeleton: toSkeleton(username) });
  },
};
