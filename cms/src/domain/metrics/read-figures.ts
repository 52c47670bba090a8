import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { CHANGE_QUEUE } from '../../platform/content-version/change-queue';
import { readContentState } from '../../platform/content-version/content-version';
import { NOW_MS } from '../../platform/database/clock';
import { getDialect } from '../../platform/database/dialect';
import { toRows } from '../../platform/database/rows/rows';
import { BACKLOG } from '../articles/search-index/indexing/backlog-table';
import { readBackupState, type BackupState } from '../backups/read-state';
import { DRAFT_QUEUE } from '../draft-index/tables';
import { JOBS } from '../schedule/jobs-table';

/** The queues of the indexes, by their names in the metrics. */
const QUEUES = { search: CHANGE_QUEUE, rebuild: BACKLOG, drafts: DRAFT_QUEUE };
export type IndexName = keyof typeof QUEUES;
export const INDEX_NAMES: readonly IndexName[] = ['search', 'rebuild', 'drafts'];

/** Counting ends there: how many more there are would cost more than it says. */
const MOST_QUEUED = 10_000;
const MOST_JOBS = 1000;

/** What only the database knows. */
export interface Figures {
  contentVersion: number;
  queues: Readonly<Record<IndexName, { length: number; firstId: number | null }>>;
  jobs: { due: number; overdueMs: number; failed: number };
  /** undefined: the CMS makes none. */
  backups: BackupState | undefined;
}

const Whole = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const Row = v.record(v.string(), v.nullable(Whole));

const countRows = (rows: string, most: number): string =>
  `(SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${most}) AS counted)`;

/**
 * Reads the figures with a few statements, whose cost does not grow with the tables.
 * @throws when the database does not respond
 */
export async function readFigures(strapi: Core.Strapi): Promise<Figures> {
  const knex = strapi.db.connection;
  const now = NOW_MS[getDialect(strapi)];
  const columns = [
    `${now} AS now`,
    ...INDEX_NAMES.flatMap((name) => [
      `(SELECT min(id) FROM ${QUEUES[name]}) AS ${name}_first`,
      `${countRows(QUEUES[name], MOST_QUEUED)} AS ${name}_length`,
    ]),
    `(SELECT min(due_at) FROM ${JOBS} WHERE state = 'waiting') AS job_first`,
    `${countRows(`${JOBS} WHERE state = 'waiting' AND due_at <= ${now}`, MOST_JOBS)} AS jobs_due`,
    `${countRows(`${JOBS} WHERE state = 'failed' AND settled_at IS NULL`, MOST_JOBS)} AS jobs_failed`,
  ];
  const [first] = toRows(await knex.raw(`SELECT ${columns.join(', ')}`));
  const row = v.parse(Row, first);
  const toQueue = (name: IndexName) => ({
    length: row[`${name}_length`] ?? 0,
    firstId: row[`${name}_first`] ?? null,
  });
  const present = row.now ?? 0;
  return {
    contentVersion: (await readContentState(knex)).version,
    queues: { search: toQueue('search'), rebuild: toQueue('rebuild'), drafts: toQueue('drafts') },
    jobs: {
      due: row.jobs_due ?? 0,
      overdueMs: Math.max(0, present - (row.job_first ?? present)),
      failed: row.jobs_failed ?? 0,
    },
    backups: await readBackupState(strapi),
  };
}
