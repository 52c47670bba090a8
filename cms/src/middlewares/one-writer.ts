import type { Core } from '@strapi/strapi';
import { getDialect } from '../platform/database/dialect';

/** Where the admin writes entries; Strapi's router reads capitals as small letters. */
const ENTRIES = /^\/content-manager\/(?:collection|single)-types\//i;

/**
 * On PostgreSQL editors write one after the other (`bootstrap/one-writer.ts`). Whoever waits for that in the database has a connection
 * while they wait, and there are ten: a dozen editors who publish at once left none for readers. So within a process one at a time goes as
 * far as the database.
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
