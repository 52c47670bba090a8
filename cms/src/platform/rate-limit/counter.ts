import type { Core } from '@strapi/strapi';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
} from 'rate-limiter-flexible';
import { getDialect } from '../database/dialect';
import { withoutSync } from '../database/sqlite/without-sync';
import { sealed } from '../crypto/sealed';
import { COUNTS } from './counts-table';
import type { Limit } from '../settings/rate-limits';

/** The first two tell the milliseconds after which there is room again; undefined: there is room now. */
export interface Counter {
  /** Counts a time for somebody. One that is refused keeps nobody out longer. */
  count(who: string): Promise<number | undefined>;
  /** Looks, and counts nothing: the next time would be one too many. */
  look(who: string): Promise<number | undefined>;
  /** Begins anew for somebody. */
  forget(who: string): Promise<void>;
}

/**
 * The count is in the database: all processes share it, and a restart forgets nothing (C15). Where the database does not
 * answer, each process counts by itself: nobody is kept out because a count is missing, and no flood gets through for
 * want of one. So it does for what only reads (`perProcess`).
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
    tableName: COUNTS,
    // `counts-table.ts` makes it at the start, once for all processes, and `bootstrap/scheduled-cleanup.ts` clears it.
    tableCreated: true,
    clearExpiredByTimeout: false,
    // Whoever has used up their times is refused without asking the database, for as long as it said.
    inMemoryBlockOnConsumed: limit.forgotten ? undefined : limit.points,
  });

  /** What both kinds of counters can do; by itself where the database cannot. */
  async function either<T>(ask: (counter: typeof own | typeof shared) => Promise<T>): Promise<T> {
    if (limit.perProcess) return ask(own);
    try {
      return await ask(shared);
    } catch (error) {
      strapi.log.error(`${COUNTS} cannot be used, each process counts by itself: ${String(error)}`);
      return ask(own);
    }
  }
  /** With a key that is not in the database: whoever reads it learns of no address who asked or was asked for. */
  const hidden = (who: string) => sealed('rate limit', name, who);
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

/** The library throws the state of a count that is used up; anything else that it throws is a failure. */
async function waitAfter(consumed: Promise<RateLimiterRes>): Promise<number | undefined> {
  try {
    await consumed;
    return undefined;
  } catch (state) {
    if (state instanceof RateLimiterRes) return state.msBeforeNext;
    throw state;
  }
}
