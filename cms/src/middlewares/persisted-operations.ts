import type { IncomingHttpHeaders } from 'node:http';
import type { Core } from '@strapi/strapi';
import { admit } from '../graphql/persisted-operations/admit';
import { operationTexts } from '../graphql/persisted-operations/manifest';
import { badRequest, REFUSALS, type Refusal } from '../graphql/persisted-operations/refusal';
import { isDatabaseOutage } from '../platform/http/outage';
import { settings } from '../platform/settings/settings';

/** As Strapi's router takes it: in any case, with a slash at the end or without. */
const GRAPHQL = /^\/graphql\/?$/i;

/**
 * `/graphql` answers the site's own operations, asked by hash with GET; anything else only outside production or with
 * GRAPHQL_OPEN=on (docs/decisions/016). Whatever goes wrong on the way has GraphQL's shape.
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
    // What is read here is the same for everybody: a token that is stale or wrong must not keep anyone from it.
    delete headers.authorization;

    const { method, querystring } = ctx;
    const bodyIsJson = ctx.is('json', '+json') !== false;
    const admission = admit({ method, querystring, bodyLength: bodyLength(headers), bodyIsJson }, door);
    if (admission.kind === 'refused') {
      refuse(ctx, admission.refusal);
      return;
    }
    if (admission.kind === 'operation') {
      // Apollo Server answers no plain GET, lest another site's page make a reader's browser ask with the reader's
      // cookies. These operations change nothing and look at no cookie, so whose page asks means nothing.
      headers['apollo-require-preflight'] = 'true';
      ctx.querystring = admission.querystring;
    }
    try {
      await next();
      // Nobody is asked who they are here: Strapi says so where it could not read in the database what everybody may.
      if (ctx.status === 401) {
        strapi.log.error('GraphQL could not be asked: the permissions of the public cannot be read.');
        refuse(ctx, REFUSALS.outage);
      }
    } catch (error) {
      refuse(ctx, toRefusal(error, strapi));
    } finally {
      // What runs around this, logs and caches, goes by the address that was asked for.
      ctx.url = url;
    }
  };
};

function bodyLength(headers: IncomingHttpHeaders): number | undefined {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : undefined;
}

/** Of an error with a status it is the body that could not be read; any other is ours. */
function toRefusal(error: unknown, strapi: Core.Strapi): Refusal {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return REFUSALS.bodyTooLarge;
  if (typeof status === 'number' && status < 500) return badRequest('The question is not JSON.');
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
  // The second says that the status is GraphQL's own and not some proxy's: Apollo Client then reads the body.
  ctx.type = ctx.accepts('application/json', 'application/graphql-response+json') || 'application/json';
  ctx.set('cache-control', 'no-store');
  if (status === 503) ctx.set('retry-after', '10');
}

type Context = Parameters<Core.MiddlewareHandler>[0];
