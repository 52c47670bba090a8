import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getDialect, type Knex } from '../../platform/database/dialect';
import { strapiColumns } from '../../platform/database/strapi-columns';
import { toSkeleton } from './names/skeleton';
import { ACCOUNT } from './account-columns';
import type { Member } from './member';
import { usernameKey } from './names/username';

interface NewAccount {
  /** Normalised by `username`. */
  username: string;
  /** Normalised by `emailAddress`. */
  email: string;
  /** A hash from `hashPassword`. */
  password: string;
}

/** The first part of a key of two parts, which PostgreSQL keeps apart from the numbers of `advisory-locks.ts`. */
const SAME_LOOK = 5_105_020;

/**
 * Opens an account, or returns which part is already taken. The unique indexes decide that, however many people sign up
 * at the same time (C8); checking first would miss some. A name that looks like another member's counts as taken too.
 * No index can enforce that, because older accounts may look alike, so sign-ups with look-alike names wait for each
 * other.
 */
export async function openAccount(
  strapi: Core.Strapi,
  account: NewAccount,
): Promise<{ opened: Member } | { taken: 'email' | 'username' }> {
  const { email } = account;
  const role = await defaultRole(strapi);
  const look = toSkeleton(account.username);
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
    // Strapi stores the order of a role's members in a separate table, so it has to write the relation.
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

/** The default role from the plugin's settings. */
async function defaultRole(strapi: Core.Strapi): Promise<number> {
  const advanced = await strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' }).get({});
  const { default_role: type } = v.parse(Advanced, advanced);
  const role: unknown = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type }, select: ['id'] });
  return v.parse(Role, role).id;
}
