import type { Core } from '@strapi/strapi';
import { settings } from '../../platform/settings/settings';
import { findLast, startedAt } from './read-warning';
import { isOverdue } from './run';
import { RUNS } from './runs-table';

export interface BackupState {
  /** When the last good backup began, in milliseconds since 1970; undefined: there is none. */
  lastGood: number | undefined;
  /** Attempts that failed since. */
  failures: number;
  isOverdue: boolean;
}

/** How the backups are that the CMS makes by itself, for the metrics; undefined: it makes none. */
export async function readBackupState(
  strapi: Core.Strapi,
  now = Date.now(),
): Promise<BackupState | undefined> {
  const { everyMs } = settings().backup;
  if (everyMs === 0) return undefined;
  const knex = strapi.db.connection;
  const good = await findLast(knex, { problem: null });
  const [counted] = await knex(RUNS)
    .where('id', '>', good?.id ?? 0)
    .whereNotNull('problem')
    .count({ runs: '*' });
  const lastGood = good?.begunAt;
  return {
    lastGood,
    failures: Number(counted?.runs ?? 0),
    isOverdue: isOverdue({ lastGood, since: startedAt }, everyMs, now),
  };
}
