import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { NOW_MS } from '../../platform/database/clock';
import type { Dialect, Knex } from '../../platform/database/dialect';
import { toRows } from '../../platform/database/rows/rows';
import { JobRow, type Job, type ScheduledAction } from './job';
import { JOBS } from './jobs-table';

/** A process that dies while it runs a job leaves it to another one after this time. */
const CLAIMED_FOR_MS = 60_000;
const LONGEST_NOTE = 2000;

const toJobs = (rows: unknown): Job[] => v.parse(v.array(JobRow), rows);

/** What identifies the plan of an article. */
export interface JobKey {
  documentId: string;
  action: ScheduledAction;
}

const isWaiting = ({ documentId, action }: JobKey) => ({
  document_id: documentId,
  action,
  state: 'waiting',
});

export async function findWaiting(knex: Knex, key: JobKey): Promise<Job | undefined> {
  return toJobs(await knex(JOBS).where(isWaiting(key)).limit(1))[0];
}

/** Those of the documents for which this is planned. */
export async function findScheduled(
  knex: Knex,
  documentIds: readonly string[],
  action: ScheduledAction,
): Promise<Set<string>> {
  const rows: unknown = await knex(JOBS)
    .whereIn('document_id', [...documentIds])
    .where({ action, state: 'waiting' })
    .select('document_id as documentId');
  const found = v.parse(v.array(v.object({ documentId: v.string() })), rows);
  return new Set(found.map(({ documentId }) => documentId));
}

export async function listOfDocument(knex: Knex, documentId: string, limit: number): Promise<Job[]> {
  return toJobs(await knex(JOBS).where({ document_id: documentId }).orderBy('id', 'desc').limit(limit));
}

/** The editions that waiting jobs need. */
export async function findPinnedEditions(knex: Knex, documentId: string): Promise<Set<number>> {
  const rows: unknown = await knex(JOBS)
    .where({ document_id: documentId, state: 'waiting' })
    .whereNotNull('edition')
    .select('edition');
  return new Set(v.parse(v.array(v.object({ edition: v.number() })), rows).map(({ edition }) => edition));
}

type NewJob = Pick<
  Job,
  'documentId' | 'type' | 'action' | 'dueAt' | 'timeZone' | 'edition' | 'title' | 'setBy' | 'setAt'
>;

/** Plans a job, or moves the one that waits. Call it in a transaction in which nobody else plans. */
export async function writeJob(trx: Knex, job: NewJob): Promise<Job> {
  const columns = {
    due_at: job.dueAt,
    time_zone: job.timeZone,
    edition: job.edition,
    title: job.title,
    set_by_id: job.setBy.id,
    set_by_name: job.setBy.name.slice(0, 200),
    set_at: job.setAt,
    note: null,
    // A process that is about to run it notices the change.
    claim: null,
    claimed_until: null,
    attempts: 0,
    first_tried_at: null,
  };
  const moved = toJobs(await trx(JOBS).where(isWaiting(job)).update(columns).returning('*'));
  const [written] =
    moved.length > 0
      ? moved
      : toJobs(
          await trx(JOBS)
            .insert({ ...columns, ...isWaiting(job), type: job.type })
            .returning('*'),
        );
  if (!written) throw new Error('A job was not stored.');
  await settleFailures(trx, job, job.setAt);
  return written;
}

/** Ends a waiting job. @returns it; undefined: there is none, or it has just run */
export async function cancelJob(
  knex: Knex,
  key: JobKey,
  { note, now }: { note: string; now: number },
): Promise<Job | undefined> {
  const ended = { state: 'cancelled', note: toNote(note), finished_at: now, claim: null };
  return toJobs(await knex(JOBS).where(isWaiting(key)).update(ended).returning('*'))[0];
}

/** Failures of this kind need no attention any more. */
export async function settleFailures(knex: Knex, key: JobKey, now: number): Promise<number> {
  return knex(JOBS)
    .where({ document_id: key.documentId, action: key.action, state: 'failed' })
    .whereNull('settled_at')
    .update({ settled_at: now });
}

/** The database's clock, so that all processes agree on what is due. @param ahead for tests, in milliseconds */
const now = (dialect: Dialect, ahead: number): string => `(SELECT ${NOW_MS[dialect]} + ${Math.trunc(ahead)})`;

/**
 * A job `j` waits for the earlier ones of its document, also while another process runs them or they are tried again: an
 * article that is to be published and unpublished would otherwise stay public.
 */
const IS_NEXT = `NOT EXISTS (SELECT 1 FROM ${JOBS} e WHERE e.document_id = j.document_id AND e.state = 'waiting'
  AND (e.due_at < j.due_at OR (e.due_at = j.due_at AND e.id < j.id)))`;

const Delay = v.object({ delay: v.nullable(v.pipe(v.union([v.number(), v.string()]), v.transform(Number))) });

/**
 * How many milliseconds it takes until the next job can run: 0 or less, now.
 * @param within looks no further
 * @returns undefined: longer than that
 */
export async function findDelay(
  knex: Knex,
  dialect: Dialect,
  { within, ahead }: { within: number; ahead: number },
): Promise<number | undefined> {
  const clock = now(dialect, ahead);
  const result: unknown = await knex.raw(
    `SELECT MIN(CASE WHEN claimed_until > due_at THEN claimed_until ELSE due_at END) - ${clock} AS delay
     FROM ${JOBS} j WHERE state = 'waiting' AND due_at <= ${clock} + ${Math.trunc(within)} AND ${IS_NEXT}`,
  );
  const [row] = v.parse(v.array(Delay), toRows(result));
  return row?.delay ?? undefined;
}

/** Only PostgreSQL has processes that claim at the same time. */
const SKIP: { [D in Dialect]: string } = { sqlite: '', postgres: 'FOR UPDATE SKIP LOCKED' };

/** Claims the job that has been due longest, in one statement: no other process gets it. */
export async function claimJob(knex: Knex, dialect: Dialect, ahead: number): Promise<Job | undefined> {
  const clock = now(dialect, ahead);
  const result: unknown = await knex.raw(
    `UPDATE ${JOBS} SET claim = ?, claimed_until = ${clock} + ${CLAIMED_FOR_MS}, attempts = attempts + 1,
       first_tried_at = COALESCE(first_tried_at, ${clock})
     WHERE id = (SELECT id FROM ${JOBS} j WHERE state = 'waiting' AND due_at <= ${clock}
       AND COALESCE(claimed_until, 0) <= ${clock} AND ${IS_NEXT} ORDER BY due_at, id LIMIT 1 ${SKIP[dialect]})
     RETURNING *`,
    [randomUUID()],
  );
  return toJobs(toRows(result))[0];
}

type Claimed = Pick<Job, 'id' | 'claim' | 'dueAt'>;

/** A claimed job is still what was claimed. */
const isStill = ({ id, claim, dueAt }: Claimed) => ({ id, claim, due_at: dueAt, state: 'waiting' });

/**
 * Marks a claimed job as done, in the transaction of what it does.
 * @returns false: it was moved, cancelled or run by another process meanwhile
 */
export async function finishJob(
  trx: Knex,
  job: Claimed,
  { note, now: finishedAt }: { note: string | null; now: number },
): Promise<boolean> {
  const done = { state: 'done', note, finished_at: finishedAt, claim: null };
  return (await trx(JOBS).where(isStill(job)).update(done)) === 1;
}

/** @returns false: it was moved, cancelled or run by another process meanwhile */
export async function failJob(
  knex: Knex,
  job: Claimed,
  { note, now: finishedAt }: { note: string; now: number },
): Promise<boolean> {
  const failed = { state: 'failed', note: toNote(note), finished_at: finishedAt, claim: null };
  return (await knex(JOBS).where(isStill(job)).update(failed)) === 1;
}

/** Leaves a job for another attempt. */
export async function releaseJob(
  knex: Knex,
  dialect: Dialect,
  job: Claimed,
  { after, note, ahead }: { after: number; note: string; ahead: number },
): Promise<void> {
  const until = knex.raw(`${now(dialect, ahead)} + ${Math.trunc(after)}`);
  await knex(JOBS)
    .where(isStill(job))
    .update({ claim: null, claimed_until: until, note: toNote(note) });
}

/** For the only process, when it starts: the process that claimed a job is gone. */
export async function releaseClaims(knex: Knex): Promise<void> {
  await knex(JOBS)
    .where({ state: 'waiting' })
    .whereNotNull('claim')
    .update({ claim: null, claimed_until: null });
}

const toNote = (text: string): string => text.replaceAll('\0', '').slice(0, LONGEST_NOTE);

const KEPT_FOR_MS = 90 * 86_400_000;

/** Deletes what ended long ago. */
export async function clearJobs(knex: Knex, moment = Date.now()): Promise<void> {
  await knex(JOBS)
    .whereIn('state', ['done', 'failed', 'cancelled'])
    .where('finished_at', '<', moment - KEPT_FOR_MS)
    .delete();
}
