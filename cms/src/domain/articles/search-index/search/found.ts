import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { createSingleFlightCache } from '../../../../platform/cache/single-flight';
import { perVersion } from '../../../../platform/content-version/per-version';
import type { Sql } from '../../../../platform/database/sql';
import { readRows } from '../../../../platform/threads/reading-thread';
import { countRead } from '../../../../platform/rate-limit/count-read';
import { TooOften } from '../../../../platform/rate-limit/too-often';

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
  Promise.resolve(
    createSingleFlightCache<string[]>({ max: SEARCHES }, (outcome) => outcome instanceof TooOften),
  ),
);

/**
 * What a search finds, read once for all its pages and for how many there are.
 * @throws TooOften for a visitor who has used up the searches that are not known yet
 */
export async function foundBy(strapi: Core.Strapi, statement: Sql): Promise<string[]> {
  return (await searches(strapi)).get(JSON.stringify(statement), async () => {
    await countRead(strapi, 'search');
    return v.parse(Ids, await readRows(strapi, statement, 'search'));
  });
}
