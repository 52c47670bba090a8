import type { Core } from '@strapi/strapi';
import { getDialect } from '../platform/database/dialect';

/** The routes with which the admin writes entries; Strapi's router ignores case. */
const ENTRIES = /^\/content-manager\/(?:collection|single)-types\//i;

/**
 * On PostgreSQL editors write one after the other (`bootstrap/serialise-content-writes.ts`). Waiting for that in the database
 * occupies a connection, and there are ten: a dozen editors who published at the same time left none for readers. So
 * each process lets only one write at a time reach the database.
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
