import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { createSingleFlightCache } from '../../../../platform/cache/single-flight';
import { cachePerVersion } from '../../../../platform/content-version/per-version';
import type { Sql } from '../../../../platform/database/sql';
import { readInThread } from '../../../../platform/threads/read-thread';
import { countRead } from '../../../../platform/rate-limit/count-read';
import { RateLimitExceeded } from '../../../../platform/rate-limit/rate-limit-exceeded';

/** The maximum number of search results (C22): nobody reads further, and ranking more would slow everybody down. */
export const MAX_RESULTS = 1000;
/** Each is at most 50 KB. */
const SEARCHES = 200;

const Ids = v.array(
  v.pipe(
    v.object({ document_id: v.string() }),
    v.transform((row) => row.document_id),
  ),
);

const searches = cachePerVersion(() =>
  Promise.resolve(
    createSingleFlightCache<string[]>({ max: SEARCHES }, (outcome) => outcome instanceof RateLimitExceeded),
  ),
);

/**
 * The results of a search, read once for all pages and for the total.
 * @throws RateLimitExceeded when a visitor has used up the uncached searches
 */
export async function searchIds(strapi: Core.Strapi, statement: Sql): Promise<string[]> {
  return (await searches(strapi)).get(JSON.stringify(statement), async () => {
    await countRead(strapi, 'search');
    return v.parse(Ids, await readInThread(strapi, statement, 'search'));
  });
}
