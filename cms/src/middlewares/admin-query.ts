import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { boundQuery } from '../platform/strapi/admin-query/bounded-query';
import { isQueryError } from '../platform/strapi/admin-query/query-error';
import { queryFault } from '../platform/strapi/admin-query/query-fault';

/** What has parameters of its own (C4). */
const NOT_ADMIN = /^\/(?:api|graphql|uploads)(?:\/|$)/;

/**
 * Lists of the admin have pages of 100 entries at most: one call of an editor's could load all articles with all that belongs to them.
 * A query that cannot be run is the mistake of whoever sent it, and told so; Strapi would log it as its own and answer 500.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (NOT_ADMIN.test(ctx.path) || ctx.querystring === '') {
      await next();
      return;
    }
    const fault = queryFault(ctx.query);
    if (fault !== null) throw new errors.ValidationError(fault);
    const bounded = boundQuery(ctx.query);
    if (bounded) ctx.query = bounded;
    try {
      await next();
    } catch (error) {
      const reads = ctx.method === 'GET' || ctx.method === 'HEAD';
      if (!reads || error instanceof errors.ApplicationError || !isQueryError(error)) throw error;
      // Of a fault of ours, more than the name would be wanted; what the database says quotes what somebody has typed.
      const what = 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
      strapi.log.warn(`${ctx.method} ${ctx.path}: the query cannot be run (${what}).`);
      throw new errors.ValidationError('The list cannot be sorted, filtered or searched in this way.');
    }
  };
