import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { NOW_MS } from '../../platform/database/clock';
import { getDialect, type Dialect, type Knex } from '../../platform/database/dialect';
import { lockUntilCommit } from '../../platform/database/locks/advisory-locks';
import { toRows } from '../../platform/database/rows/rows';
import { isDue, RunRow, type Run } from './run';
import { RUNS } from './runs-table';

/** A process that makes a backup says this often that it still does. */
export const RENEWED_EVERY_MS = 30_000;
const CLAIMED_FOR_MS = 4 * RENEWED_EVERY_MS;

/**
 * Claims the next backup if it is due. Of several processes, one gets it.
 * @returns the id of the run; undefined: there is nothing to do
 */
export function claimRun(strapi: Core.Strapi, everyMs: number): Promise<number | undefined> {
  const dialect = getDialect(strapi);
  return strapi.db.connection.transaction(async (trx) => {
    await lockUntilCommit(trx, dialect, 'backups');
    const now = await readClock(trx, dialect);
    if (!isDue(await findLast(trx), everyMs, now)) return undefined;
    const inserted: unknown = await trx(RUNS)
      .insert({ begun_at: now, claimed_until: now + CLAIMED_FOR_MS })
      .returning('id');
    return v.parse(v.tuple([v.object({ id: v.number() })]), inserted)[0].id;
  });
}

/** @throws when the database does not respond: the claim ends then by itself */
export async function renewClaim(strapi: Core.Strapi, id: number): Promise<void> {
  const knex = strapi.db.connection;
  const claimed_until = knex.raw(`${NOW_MS[getDialect(strapi)]} + ${CLAIMED_FOR_MS}`);
  await knex(RUNS).where({ id }).update({ claimed_until });
}

export async function endRun(
  strapi: Core.Strapi,
  id: number,
  result: { name: string } | { problem: string },
): Promise<void> {
  const knex = strapi.db.connection;
  const ended_at = knex.raw(NOW_MS[getDialect(strapi)]);
  await knex(RUNS)
    .where({ id })
    .update({ ended_at, ...result });
}

async function findLast(knex: Knex): Promise<Run | undefined> {
  const row: unknown = await knex(RUNS).orderBy('id', 'desc').first();
  return row === undefined ? undefined : v.parse(RunRow, row);
}

async function readClock(knex: Knex, dialect: Dialect): Promise<number> {
  const [row] = toRows(await knex.raw(`SELECT ${NOW_MS[dialect]} AS now`));
  return Number(v.parse(v.object({ now: v.union([v.number(), v.string()]) }), row).now);
}
