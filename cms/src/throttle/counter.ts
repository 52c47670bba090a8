import type { Core } from '@strapi/strapi';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { dialectOf } from '../database/dialect';
import { COUNTS } from './counts-table';
import type { Limit } from './limits';

/**
 * Counts a time for somebody and tells the milliseconds after which there is room again; undefined: there is room now.
 * A time that is refused keeps nobody out longer.
 */
export type Counter = (who: string) => Promise<number | undefined>;

/**
 * On PostgreSQL the count is shared by all processes (DESIGN, decision 9); SQLite has one process, which counts in its
 * memory. Where the database does not answer, each process counts by itself: nobody is kept out because a count is
 * missing, and no flood gets through for want of one.
 */
export function createCounter(strapi: Core.Strapi, name: string, limit: Limit): Counter {
  const options = { keyPrefix: name, points: limit.points, duration: limit.seconds };
  const own = new RateLimiterMemory(options);
  const inMemory: Counter = (who) => waitAfter(own.consume(who));
  if (dialectOf(strapi) === 'sqlite') return inMemory;

  const shared = new RateLimiterPostgres({
    ...options,
    storeClient: strapi.db.connection,
    storeType: 'knex',
    tableName: COUNTS,
    // `counts-table.ts` makes it at the start, once for all processes, and `throttle.ts` has it cleared.
    tableCreated: true,
    clearExpiredByTimeout: false,
    // Whoever has used up their times is refused without asking the database, for as long as it said.
    inMemoryBlockOnConsumed: limit.points,
  });
  return async (who) => {
    try {
      return await waitAfter(shared.consume(who));
    } catch (error) {
      strapi.log.error(`${COUNTS} cannot be written, each process counts by itself: ${String(error)}`);
      return inMemory(who);
    }
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
