import type { Core } from '@strapi/strapi';
import { findAdminRoute } from '../domain/audit/find-route';
import { isRecorded, recordRequest } from '../domain/audit/record-request';

/**
 * Records every request of the admin's routes that writes, and those that failed, in the audit log. It is outside of
 * everything that can refuse a request, and knows the routes from the router: a route that nobody thought of is recorded
 * too. If the entry cannot be stored, the request has happened all the same: the server's log says so.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const found = findAdminRoute(strapi, ctx.method, ctx.path);
    if (!found || !isRecorded(found)) {
      await next();
      return;
    }
    try {
      await next();
    } finally {
      await recordRequest(strapi, ctx, found).catch((error: unknown) =>
        strapi.log.error(`The audit log lacks ${found.route} (${ctx.status}): ${String(error)}`),
      );
    }
  };
