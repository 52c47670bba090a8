import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { Flag } from '../../platform/database/flag';
import { toRows } from '../../platform/database/rows';
import { emailAddress } from '../../platform/text/email-address';
import type { Member } from './member';
import { username, usernameKey } from './username';

/** An account that may be entered: it is not blocked. */
export interface Account extends Member {
  /** Null: none was ever set. */
  password: string | null;
  /** What its tokens say (C7). */
  version: number;
  /** Whether its address is proven: a code from a mail was entered. */
  confirmed: boolean;
}

const Row = v.object({
  id: v.number(),
  documentId: v.string(),
  username: v.string(),
  email: v.string(),
  password: v.nullable(v.string()),
  version: v.number(),
  confirmed: Flag,
});

async function accountWhere(
  strapi: Core.Strapi,
  column: 'id' | 'email' | 'username_key',
  value: number | string,
): Promise<Account | undefined> {
  const [row] = toRows(
    await strapi.db.connection.raw(
      `SELECT id, document_id AS "documentId", username, email, password, COALESCE(token_version, 0) AS version, confirmed
         FROM up_users WHERE ${column} = ? AND blocked IS NOT TRUE`,
      [value],
    ),
  );
  return row === undefined ? undefined : v.parse(Row, row);
}

export const accountById = (strapi: Core.Strapi, id: number) => accountWhere(strapi, 'id', id);

/** @param email as `emailAddress` spells it */
export const accountByEmail = (strapi: Core.Strapi, email: string) => accountWhere(strapi, 'email', email);

/**
 * By its address or its username, in whatever letters. What reads like an address is one, also where the admin has given
 * it to somebody for a username: nobody is entered by somebody else's address.
 */
async function accountNamed(strapi: Core.Strapi, typed: string): Promise<Account | undefined> {
  const email = emailAddress(typed);
  if (email !== undefined) return accountByEmail(strapi, email);
  const name = username(typed);
  return name === undefined ? undefined : accountWhere(strapi, 'username_key', usernameKey(name));
}

/** The accounts that are named, in this order; undefined: nobody has such a name. */
export const accountsNamed = (
  strapi: Core.Strapi,
  names: readonly string[],
): Promise<(Account | undefined)[]> => Promise.all(names.map((name) => accountNamed(strapi, name)));

/** The one account that all names name (C8). */
export const oneOfAll = ([first, ...others]: readonly (Account | undefined)[]): Account | undefined =>
  others.every((other) => other?.id === first?.id) ? first : undefined;

/** As long as the longest address. What is longer names nobody, and would take long to spell. */
const LONGEST_NAME = 254;

/** Different spellings of one name are one. */
export const spelledOnce = (typed: readonly string[]): string[] => [
  ...new Set(typed.map((name) => emailAddress(name) ?? usernameKey(name.slice(0, LONGEST_NAME)))),
];
