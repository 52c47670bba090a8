import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { limitQuery } from '../platform/strapi/admin-query/bounded-query';
import { isQueryError } from '../platform/strapi/admin-query/query-error';
import { findQueryError } from '../platform/strapi/admin-query/query-fault';

/** Routes with their own parameters (C4). */
const NOT_ADMIN = /^\/(?:api|graphql|uploads)(?:\/|$)/;
/** Screens of the admin, which share their addresses with some of its calls. */
const SCREEN = /^\/admin(?:\/|$)/;

/**
 * Limits lists of the admin to 100 entries per page: otherwise one request of an editor could load all articles with
 * all their relations. Queries that cannot be run get a 4xx response; Strapi would log them as its own failure and
 * respond with 500.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (NOT_ADMIN.test(ctx.path) || ctx.querystring === '') {
      await next();
      return;
    }
    // A screen reads its address itself, and says in words what it cannot use.
    const isScreen = SCREEN.test(ctx.path) && ctx.get('accept').includes('text/html');
    const fault = isScreen ? null : findQueryError(ctx.query);
    if (fault !== null) throw new errors.ValidationError(fault);
    const bounded = limitQuery(ctx.query);
    if (bounded) ctx.query = bounded;
    try {
      await next();
    } catch (error) {
      const reads = ctx.method === 'GET' || ctx.method === 'HEAD';
      if (!reads || error instanceof errors.ApplicationError || !isQueryError(error)) throw error;
      // Logged in case it is a bug of ours, but only by name and code: the database's message quotes what the user
      // typed.
      const what = 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
      strapi.log.warn(`${ctx.method} ${ctx.path}: the query cannot be run (${what}).`);
      throw new errors.ValidationError('The list cannot be sorted, filtered or searched in this way.');
    }
  };
