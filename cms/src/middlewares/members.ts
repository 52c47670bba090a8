import type { Core } from '@strapi/strapi';
import { callAt } from '../rest/endpoints';
import { letIn } from '../rest/let-in';
import { refuseWhenTooOften } from '../rest/too-often';

/**
 * The door of calls that act for a member: who it is says the token alone (C6), before anything that was sent is read.
 * Controllers find the member in `ctx.state.member`.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const call = callAt(ctx.method, ctx.path);
    if (call?.caller !== 'member') {
      await next();
      return;
    }
    ctx.set('cache-control', 'private, no-store');
    ctx.vary('authorization');
    const member = await letIn(strapi, ctx);
    if (!member || (await refuseWhenTooOften(strapi, ctx, call.limit, `member ${member.id}`))) return;
    ctx.state.member = member;
    await next();
  };
