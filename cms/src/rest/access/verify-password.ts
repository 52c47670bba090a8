import type { Core } from '@strapi/strapi';
import { accountById, type Account } from '../../domain/members/accounts';
import { attempt, ofMember } from '../../domain/members/passwords/attempt';
import { isPassword } from '../../platform/strapi/password-hash';
import { visitorNetwork } from '../../platform/shared/visitor-network.gen';
import { fail, type RestContext } from '../http/context';
import { getMember } from './ownership';
import { refuse, refuseWhenTooOften } from '../http/rate-limit-response';

/** The words "current password" tell the site that the session is still valid (C9). */
const WRONG = 'Your current password is incorrect. Please try again.';

/**
 * The account of the calling member, after checking its password: a token alone may be stolen. Undefined when the
 * password was wrong or tried too often; then the error response is set.
 */
export async function verifyPassword(
  strapi: Core.Strapi,
  ctx: RestContext,
  password: string,
): Promise<Account | undefined> {
  const visitor = visitorNetwork(ctx.ip);
  if (await refuseWhenTooOften(strapi, ctx, 'proofVisitor', visitor)) return undefined;
  if (await refuseWhenTooOften(strapi, ctx, 'proof', getMember(ctx).documentId)) return undefined;
  const account = await accountById(strapi, getMember(ctx).id);
  const outcome = await attempt(strapi, { whose: [ofMember(getMember(ctx).id)], visitor }, () =>
    isPassword(strapi, password, account?.password ?? null),
  );
  if (outcome === 'right') return account;
  if (outcome === 'wrong') refuseWrongPassword(ctx);
  else refuse(ctx, outcome.tooOften);
  return undefined;
}

/** Also used when a concurrent call has changed the password that was verified. */
export const refuseWrongPassword = (ctx: Pick<RestContext, 'status' | 'body'>): void => fail(ctx, 401, WRONG);
