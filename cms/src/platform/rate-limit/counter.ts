import type { Core } from '@strapi/strapi';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
} from 'rate-limiter-flexible';
import { getDialect } from '../database/dialect';
import { withoutSync } from '../database/sqlite/without-sync';
import { keyedHash } from '../crypto/keyed-hash';
import { COUNTS_TABLE } from './counts-table';
import type { Limit } from '../settings/rate-limits';

/** The first two return the milliseconds until the next attempt is allowed; undefined: it is allowed now. */
export interface Counter {
  /** Counts an attempt. Refused attempts do not extend the wait. */
  count(who: string): Promise<number | undefined>;
  /** Checks without counting whether the next attempt would exceed the limit. */
  look(who: string): Promise<number | undefined>;
  /** Resets the count. */
  forget(who: string): Promise<void>;
}

/**
 * Counts are in the database: all processes share them, and they survive a restart (C15). If the database does not
 * respond, each process counts in memory: no visitor is refused because a count is missing, and floods are still
 * limited. Limits for reads always count in memory (`perProcess`).
 */
export function createCounter(
  strapi: Core.Strapi,
  name: string,
  limit: Pick<Limit, 'points' | 'seconds' | 'forgotten' | 'perProcess'>,
): Counter {
  const options = { keyPrefix: name, points: limit.points, duration: limit.seconds };
  const own = new RateLimiterMemory(options);
  const isSqlite = getDialect(strapi) === 'sqlite';
  const shared = new (isSqlite ? RateLimiterSQLite : RateLimiterPostgres)({
    ...options,
    storeClient: isSqlite ? withoutSync(strapi.db.connection) : strapi.db.connection,
    storeType: 'knex',
    tableName: COUNTS_TABLE,
    // `counts-table.ts` creates the table at the start, once for all processes; `bootstrap/scheduled-cleanup.ts` clears
    // it.
    tableCreated: true,
    clearExpiredByTimeout: false,
    // After a refusal, keep refusing from memory until the wait is over, without querying the database.
    inMemoryBlockOnConsumed: limit.forgotten ? undefined : limit.points,
  });

  /** Uses the shared counter, or the process's own if the database fails. */
  async function either<T>(operation: (counter: typeof own | typeof shared) => Promise<T>): Promise<T> {
    if (limit.perProcess) return operation(own);
    try {
      return await operation(shared);
    } catch (error) {
      strapi.log.error(`${COUNTS_TABLE} cannot be used, each process counts by itself: ${String(error)}`);
      return operation(own);
    }
  }
  /** Hashed with a key that is not in the database, so that its rows reveal no addresses. */
  const hidden = (who: string) => keyedHash('rate limit', name, who);
  return {
    count: (who) => either((counter) => waitAfter(counter.consume(hidden(who)))),
    look: (who) =>
      either(async (counter) => {
        const state = await counter.get(hidden(who));
        return state && state.consumedPoints >= limit.points ? state.msBeforeNext : undefined;
      }),
    forget: (who) =>
      either(async (counter) => {
        await counter.delete(hidden(who));
      }),
  };
}

/** The library throws the state of a used-up count; anything else it throws is a failure. */
async function waitAfter(consumed: Promise<RateLimiterRes>): Promise<number | undefined> {
  try {
    await consumed;
    return undefined;
  } catch (state) {
    if (state instanceof RateLimiterRes) return state.msBeforeNext;
    throw state;
  }
}
