import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { BooleanColumn } from '../../platform/database/rows/boolean-column';
import { toRows } from '../../platform/database/rows/rows';
import { normaliseEmail } from '../../platform/text/email-address';
import { BANS } from './bans-table';
import type { Member } from './member';
import { normalizeUsername, usernameKey } from './names/username';

export interface Account extends Member {
  /** Null when none was ever set. */
  password: string | null;
  /** The version in its tokens (C7). */
  version: number;
  /** Whether its address is proven: a code from a mail was entered. */
  confirmed: boolean;
  /** Whether it is blocked. Only a login finds such accounts. */
  blocked: boolean;
  /** Whether moderators have banned its member (`bans-table.ts`), who is told so at login. */
  banned: boolean;
}

const Row = v.object({
  id: v.number(),
  documentId: v.string(),
  username: v.string(),
  email: v.string(),
  password: v.nullable(v.string()),
  version: v.number(),
  confirmed: BooleanColumn,
  blocked: BooleanColumn,
  banned: BooleanColumn,
});

async function findAccount(
  strapi: Core.Strapi,
  column: 'id' | 'email' | 'username_key',
  value: number | string,
): Promise<Account | undefined> {
  const [row] = toRows(
    await strapi.db.connection.raw(
      `SELECT id, document_id AS "documentId", username, email, password, COALESCE(token_version, 0) AS version, confirmed, blocked,
         EXISTS (SELECT 1 FROM ${BANS} b WHERE b.member_id = up_users.id) AS banned
         FROM up_users WHERE ${column} = ?`,
      [value],
    ),
  );
  return row === undefined ? undefined : v.parse(Row, row);
}

const unlessBlocked = (account: Account | undefined): Account | undefined =>
  account?.blocked ? undefined : account;

export const findAccountById = async (strapi: Core.Strapi, id: number) =>
  unlessBlocked(await findAccount(strapi, 'id', id));

/** @param email normalised by `emailAddress` */
export const findAccountByEmail = async (strapi: Core.Strapi, email: string) =>
  unlessBlocked(await findAccount(strapi, 'email', email));

/**
 * By address or username, ignoring case. Text that looks like an e-mail address is only looked up as one, even if the
 * admin gave it to somebody as a username: nobody can log in to an account with somebody else's address.
 */
async function findNamed(strapi: Core.Strapi, typed: string): Promise<Account | undefined> {
  const email = normaliseEmail(typed);
  if (email !== undefined) return findAccount(strapi, 'email', email);
  const name = normalizeUsername(typed);
  return name === undefined ? undefined : findAccount(strapi, 'username_key', usernameKey(name));
}

/** The accounts with these names, in order, blocked ones too; undefined for unknown names. */
export const findAccountsByName = (
  strapi: Core.Strapi,
  names: readonly string[],
): Promise<(Account | undefined)[]> => Promise.all(names.map((name) => findNamed(strapi, name)));

/** The account that all names refer to (C8). */
export const sameAccount = ([first, ...others]: readonly (Account | undefined)[]): Account | undefined =>
  others.every((other) => other?.id === first?.id) ? first : undefined;

/** The length of the longest address. Longer text names nobody, and would take long to normalise. */
const LONGEST_NAME = 254;

/** Normalises names, so that different spellings of one name count once. */
export const normalizeNames = (typed: readonly string[]): string[] => [
  ...new Set(typed.map((name) => normaliseEmail(name) ?? usernameKey(name.slice(0, LONGEST_NAME)))),
];
