import type { Core } from '@strapi/strapi';
import { rowsOf } from '../database/rows';
import { eraseDeleted } from '../platform/database/erase-deleted';
import type { Account } from './accounts';

/**
 * Deletes an account and what is its member's own, in one transaction (C38). Most goes by the database's own rules, in
 * the admin too: ratings, saved articles and messages by a trigger, a waiting code by a foreign key; comments lose their
 * member and stay.
 * @returns whether it did: not when its password has been changed since it was read
 */
export async function deleteAccount(
  strapi: Core.Strapi,
  { id, email, password, confirmed }: Account,
): Promise<boolean> {
  const isDone = await strapi.db.connection.transaction(async (trx) => {
    const deleted: unknown = await trx.raw(
      'DELETE FROM up_users WHERE id = ? AND password IS NOT DISTINCT FROM ? RETURNING id',
      [id, password],
    );
    if (rowsOf(deleted).length === 0) return false;
    // Of an address that nobody has proven we do not know that it is theirs to take away.
    if (confirmed) await trx('subscribers').where({ email }).delete();
    return true;
  });
  if (isDone) await eraseDeleted(strapi);
  return isDone;
}
