import type { Core } from '@strapi/strapi';
import type { AuthenticatedMember } from '../../domain/members/member';
import { findMemberByToken } from '../../domain/members/tokens/token';
import { fail, type RestContext } from '../http/context';

/**
 * The member authenticated by the request's token (C6). Undefined when the token is missing or invalid; then the 401
 * response is set.
 */
export async function authenticate(
  strapi: Core.Strapi,
  ctx: Pick<RestContext, 'get' | 'set' | 'status' | 'body'>,
): Promise<AuthenticatedMember | undefined> {
  const member = await findMemberByToken(strapi, ctx.get('authorization'));
  if (member) return member;
  ctx.set('www-authenticate', 'Bearer');
  fail(ctx, 401, 'Please log in: your session is missing or has expired.');
  return undefined;
}
