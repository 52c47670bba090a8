import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { keepReserve } from '../platform/database/disk-reserve';
import { Unavailable } from '../platform/http/unavailable';
import { settings } from '../platform/settings/settings';

const LOOK_EVERY_MS = 5000;
const Config = v.object({ lookEveryMs: v.optional(v.number()) });
const RETRY_AFTER_SECONDS = 60;
const SENTENCE =
  'The disk of this site is full: it can be read, and nothing can be saved. Please try again later.';

/**
 * A site that was started on a full disk can be read alone, so that the room it was given to start stays (`disk-reserve.ts`). It goes on
 * as usual once the disk has room again. SQLite alone: PostgreSQL has a disk of its own.
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
    readOnly = !keepReserve(dataDir);
    if (readOnly === before) return;
    strapi.log.warn(
      readOnly
        ? `The disk that holds ${dataDir} is full: the site can be read, and nothing can be saved until there is room.`
        : 'The disk has room again: the site can be written to.',
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
