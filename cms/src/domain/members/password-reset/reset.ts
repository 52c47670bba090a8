import type { Core } from '@strapi/strapi';
import { NO_ROW } from '../../../platform/database/row-id';
import { accountByEmail, accountById } from '../accounts';
import { replacePassword } from '../replace-password';
import { hashPassword, isPassword } from '../../../platform/strapi/password-hash';
import { isStrongPassword } from '../../../platform/shared/password-rule.gen';
import { takeCode, takeLink, tryToken } from './code';
import { countWrongCode, secondsUntilCodes } from './wrong-codes';

export type Verified =
  | { memberId: number; token: string }
  /** The seconds after which a code is looked at again. */
  | { tooOften: number }
  | 'no code';

/**
 * Takes the code that was mailed to an address for a token that sets a new password. Wrong ones count for the address, be
 * there such an account or not: whoever asks for code after code would guess one in the end. Once they are used up no
 * code is looked at, and a new one would help nobody. Who asked for the mail has a few of their own.
 * @param email as `emailAddress` spells it
 * @param visitor who enters it
 */
export async function verifyCode(
  strapi: Core.Strapi,
  email: string,
  code: string,
  visitor: string,
): Promise<Verified> {
  const tooOften = await secondsUntilCodes(strapi, email, visitor);
  if (tooOften !== undefined) return { tooOften };
  // An unknown address takes the same way.
  const memberId = (await accountByEmail(strapi, email))?.id ?? NO_ROW;
  const token = await takeCode(strapi, memberId, code);
  if (token === undefined) {
    await countWrongCode(strapi, email, visitor);
    return 'no code';
  }
  await confirm(strapi, memberId);
  return { memberId, token };
}

/** The same with the link of the mail. It is taken also where no code is looked at, and wrong ones count nothing. */
export async function verifyLink(strapi: Core.Strapi, link: string): Promise<Verified> {
  const taken = await takeLink(strapi, link);
  if (!taken) return 'no code';
  await confirm(strapi, taken.memberId);
  return taken;
}

/** Whoever has the code or the link reads the mailbox. */
async function confirm(strapi: Core.Strapi, memberId: number): Promise<void> {
  await strapi.db.connection('up_users').where({ id: memberId }).update({ confirmed: true });
}

export interface Reset {
  memberId: number;
  token: string;
  newPassword: string;
}

/** Sets a new password by such a token, which a success alone consumes (C9). */
export async function resetPassword(
  strapi: Core.Strapi,
  { memberId, token, newPassword }: Reset,
): Promise<'done' | 'no token' | 'weak' | 'old'> {
  // Before the token is looked at: of two that come at once with one token, the later finds another password here than
  // the one it is to replace, or no token any more.
  const account = await accountById(strapi, memberId);
  if (!account || !(await tryToken(strapi, memberId, token))) return 'no token';
  if (!isStrongPassword(newPassword)) return 'weak';
  if (await isPassword(strapi, newPassword, account.password)) return 'old';
  const version = await replacePassword(strapi, account, await hashPassword(strapi, newPassword));
  return version === undefined ? 'no token' : 'done';
}
