import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Knex } from '../../platform/database/dialect';
import { settings } from '../../platform/settings/settings';
import { findWarning, RunRow, type Run } from './run';
import { RUNS } from './runs-table';

/** When this process began. */
export const startedAt = Date.now();

/** What operators have to know about the backups that the CMS makes by itself, as a sentence; undefined: nothing. */
export async function readBackupWarning(strapi: Core.Strapi, now = Date.now()): Promise<string | undefined> {
  const { everyMs } = settings().backup;
  if (everyMs === 0) return undefined;
  const knex = strapi.db.connection;
  const last = await findLast(knex);
  const good = await findLast(knex, { problem: null });
  return findWarning({ last, lastGood: good?.begunAt, since: startedAt }, everyMs, now);
}

/** The last run that has ended. */
export async function findLast(knex: Knex, wanted: { problem?: null } = {}): Promise<Run | undefined> {
  const row: unknown = await knex(RUNS).whereNotNull('ended_at').where(wanted).orderBy('id', 'desc').first();
  return row === undefined ? undefined : v.parse(RunRow, row);
}
