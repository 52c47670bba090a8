import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { lateActivity } from '../domain/engagement/read';
import { presentVersion } from '../platform/content-version/present-version';

/** The site asks each second, and counts what comes later as silence. */
const TOLD_WITHIN_MS = 800;

/**
 * `GET /content-version` tells web the present number and which articles readers were at lately, `GET /readyz` whether the
 * database answers; both are asked often and by web alone, so they come before everything else. What readers ask carries the number it was made from.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (ctx.method === 'GET' && (ctx.path === '/content-version' || ctx.path === '/readyz')) {
      ctx.set('cache-control', 'no-store');
      try {
        const version = await withinTime(presentVersion(strapi));
        ctx.body = ctx.path === '/readyz' ? { version } : { version, activity: await lateActivity(strapi) };
      } catch (error) {
        strapi.log.error(
          `The database does not answer: ${error instanceof Error ? error.message : String(error)}`,
        );
        ctx.status = 503;
        ctx.body = { error: 'The database does not answer.', message: 'The database does not answer.' };
      }
      return;
    }
    // Read before the answer is made: an answer may be newer than its number says, never older.
    if (ctx.path === '/graphql' || ctx.path.startsWith('/api/')) {
      const version =
        known(ctx.state.contentVersion) ?? (await presentVersion(strapi).catch(() => undefined));
      if (version !== undefined) ctx.set('x-content-version', String(version));
    }
    await next();
  };

/** What `response-cache` read before, where it keeps answers. */
const known = (version: unknown) => (typeof version === 'number' ? version : undefined);

/**
 * The index takes in a publication only when the transaction that goes on has ended, and many articles published together are a long one:
 * the site is to hear that the CMS is there, or it would refuse what can be answered.
 */
async function withinTime(told: Promise<number>): Promise<number> {
  const ending = new AbortController();
  const late = wait(TOLD_WITHIN_MS, undefined, { signal: ending.signal }).then(() => {
    throw new Error('Another transaction is still going on.');
  });
  try {
    return await Promise.race([told, late]);
  } finally {
    ending.abort();
    late.catch(() => undefined);
  }
}
