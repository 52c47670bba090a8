import * as v from 'valibot';
import type { Knex } from '../../../platform/database/dialect';
import { usernameKey } from './username';

const Rows = v.array(v.object({ id: v.number(), username: v.string(), email: v.nullable(v.string()) }));

/** Ends an address that belonged to another account when the accounts were migrated. */
export const markOfTakenAddress = (id: number): string => ` (${id})`;

/**
 * Gives accounts without a key theirs: accounts from before the column, which nobody can log in to without one. Not a migration,
 * because of two with one name or address only one gets a key. The other is looked at again at every start: its name may have become
 * free, or the admin may have changed it, and until then each start warns of it.
 * @returns the numbers of those that stay without a key
 */
export async function nameAccounts(knex: Knex): Promise<number[]> {
  const rows: unknown = await knex('up_users')
    .whereNull('username_key')
    .whereNotNull('username')
    .orderBy('id')
    .select('id', 'username', 'email');
  const left: number[] = [];
  for (const { id, username, email } of v.parse(Rows, rows)) {
    const key = usernameKey(username);
    const isTaken = Boolean(await knex('up_users').where({ username_key: key }).first('id'));
    if (isTaken || email?.endsWith(markOfTakenAddress(id))) left.push(id);
    else await knex('up_users').where({ id }).update({ username_key: key });
  }
  return left;
}
