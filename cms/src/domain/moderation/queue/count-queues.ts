import * as v from 'valibot';
import type { Knex } from '../../../platform/database/dialect';
import { toRows } from '../../../platform/database/rows/rows';
import type { QueueCounts } from '../desk';
import { MOST_COUNTED } from './comment-entry';

/** A number that costs little however large it is. @param rows what follows FROM */
export const countUpTo = (rows: string): string =>
  `(SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${MOST_COUNTED + 1}) counted)`;

const Count = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const Counts = v.object({ reported: Count, held: Count, messages: Count });

export async function countQueues(knex: Knex): Promise<QueueCounts> {
  const [row] = toRows(
    await knex.raw(
      `SELECT ${countUpTo('comments WHERE reports > 0')} AS reported,
         ${countUpTo('comments WHERE held IS NOT NULL')} AS held,
         ${countUpTo("contact_messages WHERE state = 'new'")} AS messages`,
    ),
  );
  return v.parse(Counts, row);
}
