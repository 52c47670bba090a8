import { catchUpDrafts } from '../../src/domain/draft-index/catch-up';
import { DRAFT_QUEUE } from '../../src/domain/draft-index/tables';
import { JOBS } from '../../src/domain/schedule/jobs-table';
import type { Cms } from './harness';

/** What every process reads once a second. */
const POLLED = [JOBS, DRAFT_QUEUE];

/** The SQL statements executed during a call, without those of the background: planned jobs, and the index of drafts. */
export async function getStatements(cms: Cms, send: () => PromiseLike<unknown>): Promise<string[]> {
  await catchUpDrafts(cms.strapi);
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) =>
    void (POLLED.some((table) => sql.includes(table)) || statements.push(sql));
  const knex = cms.strapi.db.connection;
  knex.on('query', note);
  await send();
  knex.removeListener('query', note);
  return statements;
}

/** How many statements a read costs: the fewest of three, because other work in the background can only add some. */
export async function countStatements(cms: Cms, read: () => PromiseLike<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let run = 0; run < 3; run++) counts.push((await getStatements(cms, read)).length);
  return Math.min(...counts);
}
