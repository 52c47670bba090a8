import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { perVersion } from '../../../../platform/content-version/per-version';
import type { Sql } from '../../../../platform/database/sql';
import { readRows } from '../../../../platform/threads/reading-thread';
import { countRead } from '../../../../platform/rate-limit/count-read';

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
  Promise.resolve(new LRUCache<string, Promise<string[]>>({ max: SEARCHES })),
);

/**
 * The results of a search, read once for all pages and for the total.
 * @throws TooOften when a visitor has used up the uncached searches
 */
export async function foundBy(strapi: Core.Strapi, statement: Sql): Promise<string[]> {
  const known = await searches(strapi);
  const key = JSON.stringify(statement);
  const found = known.get(key);
  if (found) return found;
  await countRead(strapi, 'search');
  // Another request may have started the same search meanwhile.
  const finding = known.get(key) ?? readRows(strapi, statement, 'search').then((rows) => v.parse(Ids, rows));
  known.set(key, finding);
  finding.catch(() => known.delete(key));
  return finding;
}
