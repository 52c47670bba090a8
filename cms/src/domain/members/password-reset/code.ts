import { randomBytes, randomInt } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { toRows } from '../../../platform/database/rows';
import { sealed } from '../../../platform/crypto/sealed';
import { LINKS, RESETS } from './resets-table';

const MINUTE_MS = 60_000;
export const CODE_MINUTES = 10;
export const TOKEN_MINUTES = 15;
const MOST_TRIES = 5;

const sealedCode = (memberId: number, code: string) => sealed('password reset: code', String(memberId), code);
const sealedLink = (link: string) => sealed('password reset: link', link);
const sealedToken = (token: string) => sealed('password reset: token', token);

/** What one mail brings: either proves the mailbox, and ends the other and the links of earlier mails. */
export interface Proofs {
  /** Six digits, to be typed. */
  code: string;
  /** What a link carries. Of letters alone, so that the code is the one run of digits in the mail (C9). */
  link: string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Of 52 letters these are more than 256 bits: nobody guesses it, so wrong ones are not counted. */
const LINK_LENGTH = 48;

/**
 * Kept for the member: the code in the place of the one before, the link beside those of earlier mails, of which each stays
 * good for its minutes. A token that is out already stays good.
 */
export async function newProofs(strapi: Core.Strapi, memberId: number, now = Date.now()): Promise<Proofs> {
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

export const newCode = async (strapi: Core.Strapi, memberId: number): Promise<string> =>
  (await newProofs(strapi, memberId)).code;

/** Takes a link's letters for a token that sets a new password, once. Undefined: it is wrong, over or used. */
export async function takeLink(
  strapi: Core.Strapi,
  link: string,
  now = Date.now(),
): Promise<{ memberId: number; token: string } | undefined> {
  const token = randomBytes(32).toString('base64url');
  const hash = sealedLink(link);
  const memberId = await strapi.db.connection.transaction(async (trx) => {
    // The member's row first, as a code does: of what comes at once, the later one waits here, and is looked at after that.
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
