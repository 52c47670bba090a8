import type { Core } from '@strapi/strapi';
import { settings } from '../platform/settings/settings';

const READ_AND_ACTED_ON = /^\/(?:api\/|graphql$)/;
const TEN_MINUTES_SECONDS = '600';

/**
 * Readers share the site's own origin, so no other origin is allowed unless CORS_ORIGINS lists it (C5). Strapi requires
 * its own CORS middleware, which sends `*` to requests without an Origin header, and caches would store that for
 * everyone.
 */
export default (): Core.MiddlewareHandler => {
  const { corsOrigins } = settings();
  return async (ctx, next) => {
    const concerned = corsOrigins.length > 0 && READ_AND_ACTED_ON.test(ctx.path);
    const origin = ctx.get('origin');
    const invited = concerned && corsOrigins.includes(origin);
    if (invited && ctx.method === 'OPTIONS' && ctx.get('access-control-request-method')) {
      ctx.status = 204;
      ctx.set({
        'access-control-allow-methods': 'GET, HEAD, POST, DELETE',
        'access-control-allow-headers': 'content-type, authorization, if-none-match',
        'access-control-max-age': TEN_MINUTES_SECONDS,
      });
    } else await next();
    ctx.remove('access-control-allow-origin');
    ctx.remove('access-control-allow-credentials');
    if (concerned) ctx.vary('origin');
    if (!invited) return;
    ctx.set('access-control-allow-origin', origin);
    ctx.set('access-control-expose-headers', 'etag, retry-after, x-content-version, x-total-count');
  };
};
