import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { createReserve } from '../platform/database/disk-reserve';
import { Unavailable } from '../platform/http/unavailable';
import { settings } from '../platform/settings/settings';

const LOOK_EVERY_MS = 5000;
const Config = v.object({ lookEveryMs: v.optional(v.number()) });
const RETRY_AFTER_SECONDS = 60;
const SENTENCE =
  'The disk of this site is full: it can be read, and nothing can be saved. Please try again later.';

/**
 * A site that was started on a full disk is read-only, so that the space reserved for the start stays available
 * (`disk-reserve.ts`). It accepts writes again when the disk has space. SQLite only: PostgreSQL has its own disk.
 */
export default (config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const { dataDir, databaseUrl, production } = settings();
  const { lookEveryMs = LOOK_EVERY_MS } = v.parse(Config, config ?? {});
  if (databaseUrl !== undefined || !production)
    return async (_ctx, next) => {
      await next();
    };

  let readOnly = false;
  let lookedAt = -Infinity;
  function look(): void {
    lookedAt = performance.now();
    const before = readOnly;
    readOnly = !createReserve(dataDir);
    if (readOnly === before) return;
    strapi.log.warn(
      readOnly
        ? `The disk that holds ${dataDir} is full: the site is read-only until there is space.`
        : 'The disk has space again: the site accepts writes.',
    );
  }
  strapi.server.httpServer.once('listening', look);

  return async (ctx, next) => {
    const changes = !['GET', 'HEAD', 'OPTIONS'].includes(ctx.method) && ctx.path !== '/graphql';
    if (changes && readOnly && performance.now() - lookedAt > lookEveryMs) look();
    if (changes && readOnly) throw new Unavailable(SENTENCE, RETRY_AFTER_SECONDS);
    await next();
  };
};
