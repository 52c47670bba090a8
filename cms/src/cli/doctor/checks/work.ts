import { RUNS } from '../../../domain/backups/runs-table';
import { findWarning, RunRow } from '../../../domain/backups/run';
import { JOBS } from '../../../domain/schedule/jobs-table';
import { CHANGE_QUEUE } from '../../../platform/content-version/change-queue';
import { DRAFT_QUEUE } from '../../../domain/draft-index/tables';
import * as v from 'valibot';
import { good, note, problem, type Check, type System } from '../finding';
import { readNumber } from '../values';

/** A running CMS is done with all changes within seconds. */
const LATE_MS = 60_000;

export const checkSchedule: Check<System> = async ({ database }) => {
  const overdue = await readNumber(
    database,
    `SELECT count(*) AS value FROM ${JOBS} WHERE state = 'waiting' AND due_at < ${Date.now() - LATE_MS}`,
  );
  return overdue
    ? [
        problem(
          `${overdue} planned publications are overdue.`,
          'Is the CMS running? If it is, its log says why they fail; see also Schedule in the admin.',
        ),
      ]
    : [good('No planned publication is overdue.')];
};

export const checkIndex: Check<System> = async ({ database }) => {
  const missing = await readNumber(
    database,
    `SELECT count(*) AS value FROM blogs b WHERE b.published_at IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM article_copies c WHERE c.document_id = b.document_id)`,
  );
  const waiting = await readNumber(
    database,
    `SELECT count(DISTINCT document_id) AS value FROM ${CHANGE_QUEUE}`,
  );
  const drafts = await readNumber(
    database,
    `SELECT count(DISTINCT document_id) AS value FROM ${DRAFT_QUEUE}`,
  );
  const findings = [
    missing
      ? problem(`${missing} published articles are not in the search index.`, 'npm run content -- reindex')
      : good('All published articles are in the search index.'),
  ];
  if (waiting || drafts)
    findings.push(
      note(
        `${waiting ?? 0} articles and ${drafts ?? 0} drafts wait for their index.`,
        'A running CMS is done within seconds, after an upgrade within minutes. If the numbers stay, look at its log.',
      ),
    );
  return findings;
};

export const checkBackups: Check<System> = async ({ database, settings: { backup } }) => {
  if (backup.everyMs === 0) return [];
  const read = async (condition: string) => {
    const [row] = await database.read(
      `SELECT * FROM ${RUNS} WHERE ended_at IS NOT NULL ${condition} ORDER BY id DESC LIMIT 1`,
    );
    return row === undefined ? undefined : v.parse(RunRow, row);
  };
  const last = await read('');
  const lastGood = (await read('AND problem IS NULL'))?.begunAt;
  const warning = findWarning({ last, lastGood, since: 0 }, backup.everyMs, Date.now());
  return warning === undefined
    ? [good(`The last backup is of ${new Date(lastGood ?? 0).toISOString()}.`)]
    : [problem(warning, 'npm run backup shows what is wrong; the CMS tries again by itself while it runs.')];
};
