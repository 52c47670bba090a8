import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { toRows } from '../../platform/database/rows/rows';
import type { Account } from './accounts';

/**
 * Replaces the password that the account had when it was read. Of concurrent changes only one succeeds: the others no
 * longer find the password they replace. A trigger revokes every earlier token.
 * @param hash from `hashPassword`
 * @returns the new version of the account's tokens; undefined when another change was first
 */
export async function replacePassword(
  strapi: Core.Strapi,
  { id, password }: Account,
  hash: string,
): Promise<number | undefined> {
  return strapi.db.connection.transaction(async (trx) => {
    const replaced: unknown = await trx.raw(
      `UPDATE up_users SET password = ?, updated_at = ?
       WHERE id = ? AND password IS NOT DISTINCT FROM ? AND blocked IS NOT TRUE RETURNING id`,
      [hash, new Date(), id, password],
    );
    if (toRows(replaced).length === 0) return undefined;
    // RETURNING gives the value from before the trigger.
    const [row] = toRows(await trx.raw('SELECT token_version AS version FROM up_users WHERE id = ?', [id]));
    return v.parse(Row, row).version;
  });
}

const Row = v.object({ version: v.number() });
