import { randomBytes, randomInt } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { rowsOf } from '../database/rows';
import { sealed } from '../secrets/sealed';
import { RESETS } from './resets-table';

const MINUTE_MS = 60_000;
export const CODE_MINUTES = 10;
export const TOKEN_MINUTES = 15;
const MOST_TRIES = 5;

const sealedCode = (memberId: number, code: string) => sealed('password reset: code', String(memberId), code);
const sealedLink = (link: string) => sealed('password reset: link', link);
const sealedToken = (token: string) => sealed('password reset: token', token);

/** What one mail brings: either proves the mailbox, and ends the other. */
export interface Proofs {
  /** Six digits, to be typed. */
  code: string;
  /** What a link carries. Of letters alone, so that the code is the one run of digits in the mail (C9). */
  link: string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Of 52 letters these are more than 256 bits: nobody guesses it, so wrong ones are not counted. */
const LINK_LENGTH = 48;

/** Kept for the member in the place of those before. A token that is out already stays good. */
export async function newProofs(strapi: Core.Strapi, memberId: number, now = Date.now()): Promise<Proofs> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const link = Array.from({ length: LINK_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
  const ends = now + CODE_MINUTES * MINUTE_MS;
  await strapi.db
    .connection(RESETS)
    .insert({
      member_id: memberId,
      code_hash: sealedCode(memberId, code),
      code_ends: ends,
      code_tries: 0,
      link_hash: sealedLink(link),
      link_ends: ends,
    })
    .onConflict('member_id')
    .merge(['code_hash', 'code_ends', 'code_tries', 'link_hash', 'link_ends']);
  return { code, link };
}

export const newCode = async (strapi: Core.Strapi, memberId: number): Promise<string> =>
  (await newProofs(strapi, memberId)).code;

/** Takes a link's letters for a token that sets a new password, once. Undefined: it is wrong, over or used. */
export async function takeLink(
  strapi: Core.Strapi,
  link: string,
  now = Date.now(),
): Promise<{ memberId: number; token: string } | undefined> {
  const token = randomBytes(32).toString('base64url');
  const [row] = rowsOf(
    await strapi.db.connection.raw(
      `UPDATE ${RESETS} SET link_hash = NULL, code_hash = NULL, token_hash = ?, token_ends = ?, token_tries = 0
       WHERE link_hash = ? AND link_ends > ?
         AND EXISTS (SELECT 1 FROM up_users u WHERE u.id = member_id AND u.blocked IS NOT TRUE)
       RETURNING member_id`,
      [sealedToken(token), now + TOKEN_MINUTES * MINUTE_MS, sealedLink(link), now],
    ),
  );
  return row === undefined ? undefined : { memberId: v.parse(MemberRow, row).member_id, token };
}

/**
 * Takes a code for a token that sets a new password. Undefined: it is wrong, over, used, or has been tried too often (C9).
 *
 * One statement looks, counts and takes: of many that come at once each is a try, and one gets the token.
 */
export async function takeCode(
  strapi: Core.Strapi,
  memberId: number,
  code: string,
  now = Date.now(),
): Promise<string | undefined> {
  const [right, token] = [sealedCode(memberId, code), randomBytes(32).toString('base64url')];
  const hash = sealedToken(token);
  const [row] = rowsOf(
    await strapi.db.connection.raw(
      `UPDATE ${RESETS} SET
         code_tries = code_tries + 1,
         token_hash = CASE WHEN code_hash = ? THEN ? ELSE token_hash END,
         token_ends = CASE WHEN code_hash = ? THEN ? ELSE token_ends END,
         token_tries = CASE WHEN code_hash = ? THEN 0 ELSE token_tries END,
         link_hash = CASE WHEN code_hash = ? THEN NULL ELSE link_hash END,
         code_hash = CASE WHEN code_hash = ? THEN NULL ELSE code_hash END
       WHERE member_id = ? AND code_hash IS NOT NULL AND code_ends > ? AND code_tries < ${MOST_TRIES}
       RETURNING token_hash`,
      [right, hash, right, now + TOKEN_MINUTES * MINUTE_MS, right, right, right, memberId, now],
    ),
  );
  return row !== undefined && v.parse(TokenRow, row).token_hash === hash ? token : undefined;
}

/**
 * Whether the token is the member's and good. Each look with it counts: what is refused afterwards must not be tried without
 * end, for whether a password is the old one is told here (C9). Another token counts nothing: anybody knows members' numbers,
 * and 32 random bytes are not guessed.
 */
export async function tryToken(
  strapi: Core.Strapi,
  memberId: number,
  token: string,
  now = Date.now(),
): Promise<boolean> {
  const [row] = rowsOf(
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
