import type { Core } from '@strapi/strapi';
import { getDialect } from '../platform/database/dialect';

/** The routes by which the admin writes and restores entries. Strapi's router ignores case. */
const ENTRIES =
  /^\/(?:content-manager\/(?:collection|single)-types\/|admin\/(?:deleted|history)\/[^/]+\/.*\/restore$|admin\/article-list\/(?!saved-views))/i;

/**
 * On PostgreSQL, content writes are serialised (`bootstrap/serialise-content-writes.ts`). A write that waits in the
 * database occupies one of ten connections: a dozen editors who publish at the same time would leave none for readers.
 * So each process sends only one write at a time to the database.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  let latest: Promise<unknown> = Promise.resolve();
  return async (ctx, next) => {
    const reads = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (reads || !ENTRIES.test(ctx.path) || getDialect(strapi) === 'sqlite') {
      await next();
      return;
    }
    const turn = latest.then(async () => {
      await next();
    });
    latest = turn.catch(() => undefined);
    await turn;
  };
};
