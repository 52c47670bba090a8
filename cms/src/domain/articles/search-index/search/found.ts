import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { createSingleFlightCache } from '../../../../platform/cache/single-flight';
import { perVersion } from '../../../../platform/content-version/per-version';
import type { Sql } from '../../../../platform/database/sql';
import { readRows } from '../../../../platform/threads/reading-thread';
import { countRead } from '../../../../platform/rate-limit/count-read';
import { TooOften } from '../../../../platform/rate-limit/too-often';

/** The maximum number of search results (C22): nobody reads further, and ranking more would slow everybody down. */
export const MOST_FOUND = 1000;
/** Each is at most 50 KB. */
const SEARCHES = 200;

const Ids = v.array(
  v.pipe(
    v.object({ document_id: v.string() }),
    v.transform((row) => row.document_id),
  ),
);

const searches = perVersion(() =>
  Promise.resolve(
    createSingleFlightCache<string[]>({ max: SEARCHES }, (outcome) => outcome instanceof TooOften),
  ),
);

/**
 * The results of a search, read once for all pages and for the total.
 * @throws TooOften when a visitor has used up the uncached searches
 */
export async function foundBy(strapi: Core.Strapi, statement: Sql): Promise<string[]> {
  return (await searches(strapi)).get(JSON.stringify(statement), async () => {
    await countRead(strapi, 'search');
    return v.parse(Ids, await readRows(strapi, statement, 'search'));
  });
}
