import type { Core } from '@strapi/strapi';
import type { CallingMember } from '../../domain/members/member';
import { memberByToken } from '../../domain/members/token';
import { fail, type RestContext } from '../http/context';

/** The member whose token the call brings (C6). Undefined: it is nobody's, and the call is answered. */
export async function authenticate(
  strapi: Core.Strapi,
  ctx: Pick<RestContext, 'get' | 'set' | 'status' | 'body'>,
): Promise<CallingMember | undefined> {
  const member = await memberByToken(strapi, ctx.get('authorization'));
  if (member) return member;
  ctx.set('www-authenticate', 'Bearer');
  fail(ctx, 401, 'Please log in: your session is missing or has expired.');
  return undefined;
}
