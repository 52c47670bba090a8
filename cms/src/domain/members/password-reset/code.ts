import { randomBytes, randomInt } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { toRows } from '../../../platform/database/rows/rows';
import { keyedHash } from '../../../platform/crypto/keyed-hash';
import { LINKS, RESETS } from './resets-table';

const MINUTE_MS = 60_000;
export const CODE_MINUTES = 10;
export const TOKEN_MINUTES = 15;
const MOST_TRIES = 5;

const sealedCode = (memberId: number, code: string) =>
  keyedHash('password reset: code', String(memberId), code);
const sealedLink = (link: string) => keyedHash('password reset: link', link);
const sealedToken = (token: string) => keyedHash('password reset: token', token);

/** The contents of a mail. Either one proves the mailbox, and invalidates the other and the links of earlier mails. */
export interface ResetCredentials {
  /** Six digits to type. */
  code: string;
  /** The token in the link. Only letters, so that the code is the only run of digits in the mail (C9). */
  link: string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** More than 256 bits with 52 letters: nobody can guess it, so wrong ones are not counted. */
const LINK_LENGTH = 48;

/**
 * Stores both for the member. The code replaces the previous one; the link is added to those of earlier mails, which
 * stay valid until they expire. A token that was already issued stays valid.
 */
export async function createResetCredentials(
  strapi: Core.Strapi,
  memberId: number,
  now = Date.now(),
): Promise<ResetCredentials> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const link = Array.from({ length: LINK_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
  const ends = now + CODE_MINUTES * MINUTE_MS;
  await strapi.db.connection.transaction(async (trx) => {
    await trx(RESETS)
      .insert({
        member_id: memberId,
        code_hash: sealedCode(memberId, code),
        code_ends: ends,
        code_tries: 0,
      })
      .onConflict('member_id')
      .merge(['code_hash', 'code_ends', 'code_tries']);
    await trx(LINKS).insert({ member_id: memberId, link_hash: sealedLink(link), link_ends: ends });
  });
  return { code, link };
}

export const createResetCode = async (strapi: Core.Strapi, memberId: number): Promise<string> =>
  (await createResetCredentials(strapi, memberId)).code;

/** Exchanges a link for a single-use token to set a new password. Undefined when the link is wrong, expired or used. */
export async function redeemLink(
  strapi: Core.Strapi,
  link: string,
  now = Date.now(),
): Promise<{ memberId: number; token: string } | undefined> {
  const token = randomBytes(32).toString('base64url');
  const hash = sealedLink(link);
  const memberId = await strapi.db.connection.transaction(async (trx) => {
    // Locks the member's row first, as for a code: of concurrent requests, the later one waits here and is checked
    // afterwards.
    const [owner] = toRows(
      await trx.raw(
        `UPDATE ${RESETS} SET code_tries = code_tries
         WHERE member_id = (SELECT member_id FROM ${LINKS} WHERE link_hash = ? AND link_ends > ?)
           AND EXISTS (SELECT 1 FROM up_users u WHERE u.id = member_id AND u.blocked IS NOT TRUE)
         RETURNING member_id`,
        [hash, now],
      ),
    );
    if (owner === undefined) return undefined;
    const { member_id: member } = v.parse(MemberRow, owner);
    if ((await trx(LINKS).where({ link_hash: hash }).delete()) === 0) return undefined;
    await trx(LINKS).where({ member_id: member }).delete();
    await trx(RESETS)
      .where({ member_id: member })
      .update({
        code_hash: null,
        token_hash: sealedToken(token),
        token_ends: now + TOKEN_MINUTES * MINUTE_MS,
        token_tries: 0,
      });
    return member;
  });
  return memberId === undefined ? undefined : { memberId, token };
}

/**
 * Exchanges a code for a token to set a new password. Undefined when it is wrong, expired, used, or has been tried too
 * often (C9).
 *
 * One statement checks, counts and consumes: each of many concurrent requests counts as a try, and only one gets the
 * token.
 */
export async function redeemCode(
  strapi: Core.Strapi,
  memberId: number,
  code: string,
  now = Date.now(),
): Promise<string | undefined> {
  const [right, token] = [sealedCode(memberId, code), randomBytes(32).toString('base64url')];
  const hash = sealedToken(token);
  return strapi.db.connection.transaction(async (trx) => {
    const [row] = toRows(
      await trx.raw(
        `UPDATE ${RESETS} SET
         code_tries = code_tries + 1,
         token_hash = CASE WHEN code_hash = ? THEN ? ELSE token_hash END,
         token_ends = CASE WHEN code_hash = ? THEN ? ELSE token_ends END,
         token_tries = CASE WHEN code_hash = ? THEN 0 ELSE token_tries END,
         code_hash = CASE WHEN code_hash = ? THEN NULL ELSE code_hash END
       WHERE member_id = ? AND code_hash IS NOT NULL AND code_ends > ? AND code_tries < ${MOST_TRIES}
       RETURNING token_hash`,
        [right, hash, right, now + TOKEN_MINUTES * MINUTE_MS, right, right, memberId, now],
      ),
    );
    if (row === undefined || v.parse(TokenRow, row).token_hash !== hash) return undefined;
    await trx(LINKS).where({ member_id: memberId }).delete();
    return token;
  });
}

/**
 * Whether the token belongs to the member and is valid. Each check counts: requests rejected afterwards must not be
 * repeated without limit, because they reveal whether a password is the old one (C9). Wrong tokens do not count:
 * anybody knows members' ids, and nobody can guess 32 random bytes.
 */
export async function checkResetToken(
  strapi: Core.Strapi,
  memberId: number,
  token: string,
  now = Date.now(),
): Promise<boolean> {
  const [row] = toRows(
    await strapi.db.connection.raw(
      `UPDATE ${RESETS} SET token_tries = token_tries + 1
       WHERE member_id = ? AND token_hash = ? AND token_ends > ? AND token_tries < ${MOST_TRIES}
       RETURNING member_id`,
      [memberId, sealedToken(token), now],
    ),
  );
  return row !== undefined;
}

const MemberRow = v.object({ member_id: v.number() });
const TokenRow = v.object({ token_hash: v.nullable(v.string()) });
