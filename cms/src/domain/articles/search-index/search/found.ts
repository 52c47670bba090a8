import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { perVersion } from '../../../../platform/content-version/per-version';
import type { Sql } from '../../../../platform/database/sql';
import { readRows } from '../../../../platform/threads/reading-thread';
import { countRead } from '../../../../platform/rate-limit/count-read';

/** A search finds no more articles (C22): nobody reads on so far, and to rank more would cost everybody. */
export const MOST_FOUND = 1000;
/** Each is 50 KB at most. */
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
 * What a search finds, read once for all its pages and for how many there are.
 * @throws TooOften for a visitor who has used up the searches that are not known yet
 */
export async function foundBy(strapi: Core.Strapi, statement: Sql): Promise<string[]> {
  const known = await searches(strapi);
  const key = JSON.stringify(statement);
  const found = known.get(key);
  if (found) return found;
  await countRead(strapi, 'search');
  // Somebody else may have begun meanwhile.
  const finding = known.get(key) ?? readRows(strapi, statement, 'search').then((rows) => v.parse(Ids, rows));
  known.set(key, finding);
  finding.catch(() => known.delete(key));
  return finding;
}
