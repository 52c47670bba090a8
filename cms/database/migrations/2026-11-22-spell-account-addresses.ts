import * as v from 'valibot';
import type { Migration } from '../../src/platform/database/migrations/migration';
import { normaliseEmail } from '../../src/platform/text/email-address';
import { markOfTakenAddress } from '../../src/domain/members/names/name-accounts';

const Rows = v.array(v.object({ id: v.number(), email: v.nullable(v.string()) }));

/**
 * For accounts without a key, which are older than `domain/members/spelling-rules.ts`: members cannot log in if their
 * address was stored in another spelling. If two accounts have the same address, the one already in the right spelling
 * keeps it, otherwise the older one. The other gets a suffix that makes it an invalid address, so that the unique index
 * can be created. Usernames are handled at every start (`name-accounts.ts`).
 */
export const spellAccountAddresses: Migration = {
  name: '2026-11-22-spell-account-addresses',
  description: 'Normalises the spelling of the e-mail addresses of accounts',
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
      // If several have the same spelling, the oldest account keeps the address.
      const isTaken = Boolean(await (address === email ? others.where('id', '<', id) : others).first('id'));
      await trx('up_users')
        .where({ id })
        .update({ email: isTaken ? address + markOfTakenAddress(id) : address });
    }
  },
};
