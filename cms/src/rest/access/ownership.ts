import * as v from 'valibot';
import type { Member } from '../../domain/members/member';
import { fail, type RestContext } from '../http/context';

const MemberState = v.object({
  member: v.object({ id: v.number(), documentId: v.string(), username: v.string(), email: v.string() }),
});

/**
 * The member who calls an endpoint for members.
 * @throws when `middlewares/members.ts` has not authenticated the request, because the endpoint is declared open to
 * everybody
 */
export const getMember = ({ state }: Pick<RestContext, 'state'>): Member =>
  v.parse(MemberState, state).member;

const NOT_YOURS = 'That belongs to another account.';
const NO_USER_ID = 'Send user_id as the number of your account, or leave it out.';

/**
 * Checks that a `user_id` in the body is the calling member's (C6); otherwise it sets the error response.
 * @returns whether it is
 */
export function assertOwnBody(ctx: Pick<RestContext, 'state' | 'request' | 'status' | 'body'>): boolean {
  const { body } = ctx.request;
  const sent: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'user_id') : undefined;
  if (sent === undefined) return true;
  if (typeof sent === 'string' || typeof sent === 'number') return isOwn(ctx, sent);
  fail(ctx, 400, NO_USER_ID);
  return false;
}

/** The same for a path with `{userId}`. */
export const assertOwnPath = (ctx: Pick<RestContext, 'state' | 'params' | 'status' | 'body'>): boolean =>
  isOwn(ctx, ctx.params.userId ?? '');

const DECIMAL = /^\d{1,15}$/;

function isOwn(ctx: Pick<RestContext, 'state' | 'status' | 'body'>, sent: string | number): boolean {
  const number = typeof sent === 'string' && !DECIMAL.test(sent) ? Number.NaN : Number(sent);
  if (number === getMember(ctx).id) return true;
  fail(ctx, 403, NOT_YOURS);
  return false;
}
