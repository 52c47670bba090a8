import type { Core } from '@strapi/strapi';

/**
 * Readers share the site's own origin, so no other one is invited (C5). Strapi demands its CORS middleware, and that
 * one answers `*` to whoever sends no Origin, which a cache would then keep for all.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  await next();
  ctx.remove('access-control-allow-origin');
  ctx.remove('access-control-allow-credentials');
};
