import type { Core } from '@strapi/strapi';
import { lockUntilCommit } from '../../platform/database/locks/advisory-locks';
import { getDialect } from '../../platform/database/dialect';
import { toRows } from '../../platform/database/rows/rows';
import { deleteMemberComments } from '../comments/delete';
import { eraseDeletedRows } from '../../platform/database/erase-deleted';
import type { Account } from '../members/accounts';

/**
 * Deletes an account and its member's data in one transaction (C38). The database deletes most of it, also for
 * deletions in the admin: a trigger deletes ratings, saved articles and messages, and a foreign key deletes a pending
 * code. Comments lose their member and stay, unless their text is to be deleted too. What is kept with deleted articles is
 * erased.
 * @returns false when the password has changed since the account was read
 */
export async function deleteAccount(
  strapi: Core.Strapi,
  { id, email, password, confirmed }: Account,
  { withComments = false }: { withComments?: boolean } = {},
): Promise<boolean> {
  const isDone = await strapi.db.connection.transaction(async (trx) => {
    if (withComments) {
      // Deletions run one after the other, before they touch the counts of articles (`integrity.ts`).
      await lockUntilCommit(trx, getDialect(strapi), 'accountDeletion');
      // Locks the account: a comment being posted at the same moment waits, and then finds no member.
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
    // An unproven address may belong to somebody else, so its subscription stays.
    if (confirmed) await trx('subscribers').where({ email }).delete();
    return true;
  });
  if (isDone) await eraseDeletedRows(strapi);
  return isDone;
}
