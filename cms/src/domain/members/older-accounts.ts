import * as v from 'valibot';
import type { Knex } from '../../platform/database/dialect';
import { emailAddress } from '../../platform/text/email-address';
import { usernameKey } from './username';

const Row = v.object({ id: v.number(), username: v.string(), email: v.nullable(v.string()) });

/**
 * Spells accounts that are older than `spelling-rules.ts`: without a key, and with an address in one spelling, nobody can
 * log in to them. Before the unique indexes, which two accounts of one address or name would let fail. Of such two the
 * one that is spelled already stays as it is, or else the older; the other gets no key, and no address that is taken.
 * @returns the numbers of those that somebody has to name anew: they are looked at again at the next start
 */
export async function spellOlderAccounts(knex: Knex): Promise<number[]> {
  const rows = v.parse(
    v.array(Row),
    await knex('up_users')
      .whereNull('username_key')
      .whereNotNull('username')
      .orderBy('id')
      .select('id', 'username', 'email'),
  );
  const left: number[] = [];
  for (const { id, username, email } of rows) {
    // Put to an address that was another's, at an earlier start: it makes it none, and one of its own.
    const mark = ` (${id})`;
    const isMarked = email?.endsWith(mark) ?? false;
    const address = email === null ? null : (emailAddress(email) ?? email);
    const others = () => knex('up_users').whereNot({ id });
    // Of several that are spelled in the same way, the older keeps the address.
    const sameAddress = address === email ? others().where('id', '<', id) : others();
    const isAddressTaken =
      address !== null && Boolean(await sameAddress.where({ email: address }).first('id'));
    const key = usernameKey(username);
    const isNameTaken = Boolean(await others().where({ username_key: key }).first('id'));
    const isLeft = isMarked || isAddressTaken || isNameTaken;
    if (isLeft) left.push(id);
    await knex('up_users')
      .where({ id })
      .update({
        email: isAddressTaken ? `${address}${mark}` : address,
        username_key: isLeft ? null : key,
      });
  }
  return left;
}
