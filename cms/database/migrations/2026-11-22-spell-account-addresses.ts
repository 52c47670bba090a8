import * as v from 'valibot';
import type { Migration } from '../../src/platform/database/migrations/migration';
import { normaliseEmail } from '../../src/platform/text/email-address';
import { markOfTakenAddress } from '../../src/domain/members/name-accounts';

const Rows = v.array(v.object({ id: v.number(), email: v.nullable(v.string()) }));

/**
 * Of accounts without a key, which are older than `domain/members/spelling-rules.ts`: nobody can log in with an address in another
 * spelling. Of two accounts with one address, the one that is spelled already keeps it, or else the older; the other's gets a mark,
 * which makes it no address and lets the unique index be created. Their names follow at every start (`name-accounts.ts`).
 */
export const spellAccountAddresses: Migration = {
  name: '2026-11-22-spell-account-addresses',
  description: 'Writes the e-mail addresses of accounts in one spelling',
  step: 'after-sync',
  fills: { table: 'up_users', column: 'username_key' },
  async up(trx) {
    const rows: unknown = await trx('up_users')
      .whereNull('username_key')
      .whereNotNull('username')
      .orderBy('id')
      .select('id', 'email');
    for (const { id, email } of v.parse(Rows, rows)) {
      if (email === null) continue;
      const address = normaliseEmail(email) ?? email;
      const others = trx('up_users').whereNot({ id }).where({ email: address });
      // Of several that are spelled in the same way, the older keeps the address.
      const isTaken = Boolean(await (address === email ? others.where('id', '<', id) : others).first('id'));
      await trx('up_users')
        .where({ id })
        .update({ email: isTaken ? address + markOfTakenAddress(id) : address });
    }
  },
};
