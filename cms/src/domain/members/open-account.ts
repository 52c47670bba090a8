import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getDialect, type Knex } from '../../platform/database/dialect';
import { strapiColumns } from '../../platform/database/strapi-columns';
import { skeleton } from './skeleton';
import { ACCOUNT } from './account-columns';
import type { Member } from './member';
import { usernameKey } from './username';

export interface NewAccount {
  /** As `username` keeps it. */
  username: string;
  /** As `emailAddress` spells it. */
  email: string;
  /** As `hashOf` makes it. */
  password: string;
}

/** Any number that no other program on the database is likely to lock, and none of our others. */
const SAME_LOOK = 5_105_020;

/**
 * Opens an account, or tells what is somebody's already. The unique indexes say so, however many sign up at the same time
 * (C8); looking first would only say it sometimes. A name that looks like another member's is as good as taken: no index
 * can say that, because older accounts may look alike, so sign-ups of one look wait for each other.
 */
export async function openAccount(
  strapi: Core.Strapi,
  account: NewAccount,
): Promise<{ opened: Member } | { taken: 'email' | 'username' }> {
  const { email } = account;
  const role = await defaultRole(strapi);
  const look = skeleton(account.username);
  const columns = strapiColumns(new Date());
  const id = await strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
    if (getDialect(strapi) === 'postgres')
      await trx.raw('SELECT pg_advisory_xact_lock(?, hashtext(?))', [SAME_LOOK, look]);
    if (await trx('up_users').where({ username_skeleton: look }).first('id')) return undefined;
    const [row] = v.parse(
      v.array(v.object({ id: v.number() })),
      await trx('up_users')
        .insert({
          ...columns,
          ...account,
          username_key: usernameKey(account.username),
          username_skeleton: look,
          provider: 'local',
          confirmed: false,
          blocked: false,
          token_version: 0,
        })
        .onConflict()
        .ignore()
        .returning('id'),
    );
    // Where a member stands in the list of their role is kept in a table of Strapi's, which Strapi writes.
    if (row) await strapi.db.query(ACCOUNT).update({ where: { id: row.id }, data: { role } });
    return row?.id;
  });
  if (id !== undefined)
    return { opened: { id, documentId: columns.document_id, username: account.username, email } };
  const known: unknown = await strapi.db.connection('up_users').where({ email }).first('id');
  return { taken: known ? 'email' : 'username' };
}

const Advanced = v.object({ default_role: v.string() });
const Role = v.object({ id: v.number() });

/** The one that the plugin's settings name. */
async function defaultRole(strapi: Core.Strapi): Promise<number> {
  const advanced = await strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' }).get({});
  const { default_role: type } = v.parse(Advanced, advanced);
  const role: unknown = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type }, select: ['id'] });
  return v.parse(Role, role).id;
}
