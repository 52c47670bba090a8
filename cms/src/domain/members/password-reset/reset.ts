import type { Core } from '@strapi/strapi';
import { NO_ROW } from '../../../platform/database/rows/row-id';
import { findAccountByEmail, findAccountById } from '../accounts';
import { replacePassword } from '../replace-password';
import { hashPassword, matchesHash } from '../../../platform/strapi/password-hash';
import { isStrongPassword } from '../../../platform/shared/password-rule.gen';
import { redeemCode, redeemLink, checkResetToken } from './code';
import { countWrongCode, secondsUntilCodesAccepted } from './wrong-codes';

type Verified =
  | { memberId: number; token: string }
  /** The seconds until codes are accepted again. */
  | { tooOften: number }
  | 'no code';

/**
 * Exchanges the code mailed to an address for a token to set a new password. Wrong codes count towards the limit of the
 * address, whether or not it has an account: otherwise a code could be guessed by requesting one after another. Once
 * the limit is reached, no code is checked, not even a new one. A visitor who requested the mail has a separate, small
 * limit.
 * @param email normalised by `emailAddress`
 * @param visitor who enters the code
 */
export async function verifyCode(
  strapi: Core.Strapi,
  email: string,
  code: string,
  visitor: string,
): Promise<Verified> {
  const tooOften = await secondsUntilCodesAccepted(strapi, email, visitor);
  if (tooOften !== undefined) return { tooOften };
  // The same code path for an unknown address.
  const memberId = (await findAccountByEmail(strapi, email))?.id ?? NO_ROW;
  const token = await redeemCode(strapi, memberId, code);
  if (token === undefined) {
    await countWrongCode(strapi, email, visitor);
    return 'no code';
  }
  await confirm(strapi, memberId);
  return { memberId, token };
}

/** The same with the link from the mail. It works even while no codes are accepted, and wrong ones are not counted. */
export async function verifyLink(strapi: Core.Strapi, link: string): Promise<Verified> {
  const taken = await redeemLink(strapi, link);
  if (!taken) return 'no code';
  await confirm(strapi, taken.memberId);
  return taken;
}

/** Entering the code or the link proves access to the mailbox. */
async function confirm(strapi: Core.Strapi, memberId: number): Promise<void> {
  await strapi.db.connection('up_users').where({ id: memberId }).update({ confirmed: true });
}

interface Reset {
  memberId: number;
  token: string;
  newPassword: string;
}

/** Sets a new password with such a token, which only a success consumes (C9). */
export async function resetPassword(
  strapi: Core.Strapi,
  { memberId, token, newPassword }: Reset,
): Promise<'done' | 'no token' | 'weak' | 'old'> {
  // Read before the token is checked: of two concurrent requests with one token, the later one either sees a different
  // current password, or the token is gone.
  const account = await findAccountById(strapi, memberId);
  if (!account || !(await checkResetToken(strapi, memberId, token))) return 'no token';
  if (!isStrongPassword(newPassword)) return 'weak';
  if (await matchesHash(strapi, newPassword, account.password)) return 'old';
  const version = await replacePassword(strapi, account, await hashPassword(strapi, newPassword));
  return version === undefined ? 'no token' : 'done';
}
