import type { Core } from '@strapi/strapi';
import { getDialect } from '../../platform/database/dialect';
import { MEMBERS_LEAVE } from '../members/leaving-lock';
import { toRows } from '../../platform/database/rows';
import { deleteMemberComments } from '../comments/delete';
import { eraseDeleted } from '../../platform/database/erase-deleted';
import type { Account } from '../members/accounts';

/**
 * Deletes an account and what is its member's own, in one transaction (C38). Most goes by the database's own rules, in
 * the admin too: ratings, saved articles and messages by a trigger, a waiting code by a foreign key; comments lose their
 * member and stay, unless their text is to go too.
 * @returns whether it did: not when its password has been changed since it was read
 */
export async function deleteAccount(
  strapi: Core.Strapi,
  { id, email, password, confirmed }: Account,
  { withComments = false }: { withComments?: boolean } = {},
): Promise<boolean> {
  const isDone = await strapi.db.connection.transaction(async (trx) => {
    if (withComments) {
      // Those who leave go one after the other, before they touch the counts of articles (`integrity.ts`).
      if (getDialect(strapi) === 'postgres')
        await trx.raw('SELECT pg_advisory_xact_lock(?)', [MEMBERS_LEAVE]);
      // Locks the account: a comment that is just being posted waits, and finds no member.
      const locked: unknown = await trx.raw(
        'UPDATE up_users SET updated_at = updated_at WHERE id = ? AND password IS NOT DISTINCT FROM ? RETURNING id',
        [id, password],
      );
      if (toRows(locked).length === 0) return false;
      await deleteMemberComments(trx, id);
    }
    const deleted: unknown = await trx.raw(
      'DELETE FROM up_users WHERE id = ? AND password IS NOT DISTINCT FROM ? RETURNING id',
      [id, password],
    );
    if (toRows(deleted).length === 0) return false;
    // Of an address that nobody has proven we do not know that it is theirs to take away.
    if (confirmed) await trx('subscribers').where({ email }).delete();
    return true;
  });
  if (isDone) await eraseDeleted(strapi);
  return isDone;
}
