import type { Core } from '@strapi/strapi';
import type { AuthenticatedMember } from '../domain/members/member';
import type { Write, PrivateRead } from '../rest/endpoints/endpoint';
import { findPrivateEndpoint } from '../rest/endpoints/endpoints';
import { authenticate } from '../rest/access/authenticate';
import { enforceRateLimit } from '../rest/http/rate-limit-response';
import { getVisitorNetwork } from '../platform/shared/visitor-network.gen';

/**
 * Authenticates requests on behalf of a member by the token alone (C6), before any of the body is read. Controllers
 * find the member in `ctx.state.member`.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const call = findPrivateEndpoint(ctx);
    if (call?.caller !== 'member') {
      await next();
      return;
    }
    ctx.set('cache-control', 'private, no-store');
    ctx.vary('authorization');
    const member = await authenticate(strapi, ctx);
    if (!member || (await isTooOften(strapi, ctx, call, member))) return;
    ctx.state.member = member;
    await next();
  };

async function isTooOften(
  strapi: Core.Strapi,
  ctx: Parameters<Core.MiddlewareHandler>[0],
  call: PrivateRead | Write,
  member: AuthenticatedMember,
): Promise<boolean> {
  const account = `member ${member.id}`;
  const limits = 'memberLimits' in call ? call.memberLimits : undefined;
  if (limits && (await enforceRateLimit(strapi, ctx, limits.visitor, getVisitorNetwork(ctx.ip)))) return true;
  if (limits && member.isNewcomer && (await enforceRateLimit(strapi, ctx, limits.newcomer, account)))
    return true;
  return enforceRateLimit(strapi, ctx, call.limit, account);
}
