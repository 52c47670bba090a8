import type { Core } from '@strapi/strapi';
import { accountById, type Account } from '../members/accounts';
import { attempt, ofMember } from '../passwords/attempt';
import { isPassword } from '../passwords/hash';
import { visitorOf } from '../throttle/visitor';
import { fail, type RestContext } from './context';
import { memberOf } from './own';
import { refuse, refuseWhenTooOften } from './too-often';

/** The site knows by "current password" that the session is good all the same (C9). */
const WRONG = 'Your current password is incorrect. Please try again.';

/**
 * The account of the member who calls, once they have said its password: a token alone can be lost to somebody else.
 * Undefined: it was another one, or they have tried too often; the call is answered.
 */
export async function provenAccount(
  strapi: Core.Strapi,
  ctx: RestContext,
  password: string,
): Promise<Account | undefined> {
  const visitor = visitorOf(ctx.ip);
  if (await refuseWhenTooOften(strapi, ctx, 'proofVisitor', visitor)) return undefined;
  if (await refuseWhenTooOften(strapi, ctx, 'proof', memberOf(ctx).documentId)) return undefined;
  const account = await accountById(strapi, memberOf(ctx).id);
  const outcome = await attempt(strapi, { whose: [ofMember(memberOf(ctx).id)], visitor }, () =>
    isPassword(strapi, password, account?.password ?? null),
  );
  if (outcome === 'right') return account;
  if (outcome === 'wrong') failProof(ctx);
  else refuse(ctx, outcome.tooOften);
  return undefined;
}

/** What it was proven with is the password no longer: another call has changed it in the meantime. */
export const failProof = (ctx: Pick<RestContext, 'status' | 'body'>): void => fail(ctx, 401, WRONG);
