import type { IncomingHttpHeaders } from 'node:http';
import type { Core } from '@strapi/strapi';
import { admit } from '../graphql/persisted-operations/admit';
import { operationTexts } from '../graphql/persisted-operations/manifest';
import { badRequest, REFUSALS, type Refusal } from '../graphql/persisted-operations/refusal';
import { isDatabaseOutage } from '../platform/http/outage';
import { settings } from '../platform/settings/settings';

/** As Strapi's router matches it: in any case, with or without a trailing slash. */
const GRAPHQL = /^\/graphql\/?$/i;

/**
 * `/graphql` runs the site's own operations, requested by hash with GET; anything else only outside production or
 * with GRAPHQL_OPEN=on (docs/decisions/016). All errors have GraphQL's format.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const { production, graphqlOpen } = settings();
  const door = {
    open: !production || graphqlOpen,
    findText: operationTexts(strapi, { production }),
  };

  return async (ctx, next) => {
    if (!GRAPHQL.test(ctx.path)) {
      await next();
      return;
    }
    const { url } = ctx;
    const { headers } = ctx.req;
    // These reads are the same for everyone, so an expired or invalid token must not make them fail.
    delete headers.authorization;

    const { method, querystring } = ctx;
    const bodyIsJson = ctx.is('json', '+json') !== false;
    const admission = admit({ method, querystring, bodyLength: bodyLength(headers), bodyIsJson }, door);
    if (admission.kind === 'refused') {
      refuse(ctx, admission.refusal);
      return;
    }
    if (admission.kind === 'operation') {
      // Apollo Server refuses plain GET requests, because another site's page could make a reader's browser send them
      // with cookies. These operations change nothing and read no cookies, so the requesting page does not matter.
      headers['apollo-require-preflight'] = 'true';
      ctx.querystring = admission.querystring;
    }
    try {
      await next();
      // These requests are anonymous. Strapi responds with 401 if it could not read the public role's permissions from
      // the database.
      if (ctx.status === 401) {
        strapi.log.error('GraphQL failed: the permissions of the public role cannot be read.');
        refuse(ctx, REFUSALS.outage);
      }
    } catch (error) {
      refuse(ctx, toRefusal(error, strapi));
    } finally {
      // Outer middlewares, such as logs and caches, need the requested address.
      ctx.url = url;
    }
  };
};

function bodyLength(headers: IncomingHttpHeaders): number | undefined {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : undefined;
}

/** An error with a 4xx status means that the body could not be parsed; any other is ours. */
function toRefusal(error: unknown, strapi: Core.Strapi): Refusal {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return REFUSALS.bodyTooLarge;
  if (typeof status === 'number' && status < 500) return badRequest('The request body is not valid JSON.');
  if (isDatabaseOutage(error)) {
    strapi.log.error(`The database: ${error.message}`);
    return REFUSALS.outage;
  }
  strapi.log.error(error);
  return REFUSALS.broken;
}

function refuse(ctx: Context, { status, code, message }: Refusal): void {
  ctx.status = status;
  ctx.body = { errors: [{ message, extensions: { code } }] };
  // The second type marks the status as GraphQL's own and not a proxy's, so that Apollo Client reads the body.
  ctx.type = ctx.accepts('application/json', 'application/graphql-response+json') || 'application/json';
  ctx.set('cache-control', 'no-store');
  if (status === 503) ctx.set('retry-after', '10');
}

type Context = Parameters<Core.MiddlewareHandler>[0];
