import type { Core } from '@strapi/strapi';
import { findAccountById, type Account } from '../../domain/members/accounts';
import { checkAttempt, memberCounter } from '../../domain/members/passwords/attempt';
import { matchesHash } from '../../platform/strapi/password-hash';
import { getVisitorNetwork } from '../../platform/shared/visitor-network.gen';
import { fail, type RestContext } from '../http/context';
import { getMember } from './ownership';
import { sendTooManyRequests, enforceRateLimit } from '../http/rate-limit-response';

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
  const visitor = getVisitorNetwork(ctx.ip);
  if (await enforceRateLimit(strapi, ctx, 'proofVisitor', visitor)) return undefined;
  if (await enforceRateLimit(strapi, ctx, 'proof', getMember(ctx).documentId)) return undefined;
  const account = await findAccountById(strapi, getMember(ctx).id);
  const outcome = await checkAttempt(strapi, { whose: [memberCounter(getMember(ctx).id)], visitor }, () =>
    matchesHash(strapi, password, account?.password ?? null),
  );
  if (outcome === 'right') return account;
  if (outcome === 'wrong') sendWrongPassword(ctx);
  else sendTooManyRequests(ctx, outcome.tooOften);
  return undefined;
}

/** Also used when a concurrent call has changed the password that was verified. */
export const sendWrongPassword = (ctx: Pick<RestContext, 'status' | 'body'>): void => fail(ctx, 401, WRONG);
