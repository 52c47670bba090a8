import type { Core } from '@strapi/strapi';
import {
  normaliseAdminPath,
  isAdminSignIn,
  refuseAdmin,
  refuseAdminRateLimited,
} from '../platform/strapi/admin-routes';
import { consumeRateLimit } from '../platform/rate-limit/throttle';
import { getVisitorNetwork } from '../platform/shared/visitor-network.gen';

/** Enough for an address and a password, a name, a token. */
const MOST_BYTES = 16 * 1024;

/**
 * Limits what guests can send to the admin before the body is read: by its size and by the number of requests per
 * address. `admin-sign-in.ts` checks the content.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (!isAdminSignIn(ctx.method, ctx.path)) {
      await next();
      return;
    }
    if (ctx.get('transfer-encoding') !== '')
      return refuseAdmin(ctx, 411, 'The size is missing (Content-Length).');
    if ((ctx.request.length ?? 0) > MOST_BYTES)
      return refuseAdmin(ctx, 413, `That is too long: send ${MOST_BYTES / 1024} KB at most.`);
    // The admin requests new access tokens by itself, again and again.
    const limit = normaliseAdminPath(ctx.path) === '/admin/access-token' ? 'adminSession' : 'adminSignIn';
    const seconds = await consumeRateLimit(strapi, limit, getVisitorNetwork(ctx.ip));
    if (seconds !== undefined) return refuseAdminRateLimited(ctx, seconds);
    await next();
  };
