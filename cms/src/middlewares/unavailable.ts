import type { Core } from '@strapi/strapi';
import { toUnavailable, Unavailable } from '../platform/http/unavailable';
import { refuseAdmin } from '../platform/strapi/admin-routes';
import { fail } from '../rest/http/context';
import { sendTooManyRequests as refuseTooOften } from '../rest/http/rate-limit-response';
import { RateLimitExceeded } from '../platform/rate-limit/rate-limit-exceeded';

/**
 * Responds with 503 and `Retry-After` after temporary failures: a full queue, a full disk, an unavailable database, and
 * with 429 if the visitor has exceeded a limit that is counted during the call.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    try {
      await next();
      // GraphQL has reported it in its own format (`graphql/outage.ts`).
      if (ctx.path !== '/graphql' && ctx.status >= 500 && ctx.state.unavailable instanceof Unavailable)
        refuse(ctx, ctx.state.unavailable);
    } catch (error) {
      if (error instanceof RateLimitExceeded) {
        ctx.set('cache-control', 'no-store');
        refuseTooOften(ctx, error.retryAfterSeconds);
        return;
      }
      const unavailable = toUnavailable(error);
      if (!unavailable) throw error;
      if (unavailable !== error) strapi.log.error(error instanceof Error ? error.message : String(error));
      refuse(ctx, unavailable);
    }
  };

type Context = Parameters<Core.MiddlewareHandler>[0];

function refuse(ctx: Context, { message, retryAfterSeconds }: Unavailable): void {
  ctx.set('retry-after', String(retryAfterSeconds));
  // Personal responses already have a stricter value: private, no-store.
  if (!ctx.response.get('cache-control').includes('no-store')) ctx.set('cache-control', 'no-store');
  if (ctx.path.startsWith('/api/')) {
    fail(ctx, 503, message);
    return;
  }
  refuseAdmin(ctx, 503, message);
}
