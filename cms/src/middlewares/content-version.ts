import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { getRecentActivity } from '../domain/engagement/read';
import { getContentVersion } from '../platform/content-version/read-version';

/** The site requests it every second, and treats later responses as a failure. */
const TIMEOUT_MS = 800;

/**
 * `GET /content-version` returns the current content version and the recently used articles to web, `GET /readyz`
 * whether the database responds. Only web requests them, and often, so they come before everything else. Responses for
 * readers carry the version they were made from.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (ctx.method === 'GET' && (ctx.path === '/content-version' || ctx.path === '/readyz')) {
      ctx.set('cache-control', 'no-store');
      try {
        const version = await withinTime(getContentVersion(strapi));
        ctx.body =
          ctx.path === '/readyz' ? { version } : { version, activity: await getRecentActivity(strapi) };
      } catch (error) {
        strapi.log.error(
          `The database does not respond: ${error instanceof Error ? error.message : String(error)}`,
        );
        ctx.status = 503;
        ctx.body = { error: 'The database does not respond.', message: 'The database does not respond.' };
      }
      return;
    }
    // Read before the response is created: a response may be newer than its version, never older.
    if (ctx.path === '/graphql' || ctx.path.startsWith('/api/')) {
      const version =
        known(ctx.state.contentVersion) ?? (await getContentVersion(strapi).catch(() => undefined));
      if (version !== undefined) ctx.set('x-content-version', String(version));
    }
    await next();
  };

/** The version that `response-cache` has already read, if it caches responses. */
const known = (version: unknown) => (typeof version === 'number' ? version : undefined);

/**
 * The index processes a publication only after the current transaction has ended, and publishing many articles together
 * takes a long transaction. The site still has to learn that the CMS is up, or it would refuse requests that can be
 * served.
 */
async function withinTime(version: Promise<number>): Promise<number> {
  const ending = new AbortController();
  const late = wait(TIMEOUT_MS, undefined, { signal: ending.signal }).then(() => {
    throw new Error('Another transaction is still in progress.');
  });
  try {
    return await Promise.race([version, late]);
  } finally {
    ending.abort();
    late.catch(() => undefined);
  }
}
