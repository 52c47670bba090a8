import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Knex } from '../../platform/database/dialect';
import { Timestamp } from '../../platform/database/rows/timestamp';
import type { VersionedType } from '../history/versioned-types';
import { JobRow, type Job } from './job';
import { JOBS } from './jobs-table';
import { SCHEDULED_TYPES } from './scheduled-type';
import { wasMissed } from './schedule-rules';

/** Of each list: more do not fit on a screen. */
export const MOST_LISTED = 300;
/** How long a list shows what was done. */
const LATELY_MS = 7 * 86_400_000;

/** A job as a screen shows it. */
export interface ListedJob extends Omit<Job, 'claim' | 'attempts' | 'firstTriedAt'> {
  /** It ran late because no process was running. */
  missed: boolean;
}

/** A draft with a future publication date for which nothing is scheduled. */
export interface Intention {
  documentId: string;
  type: string;
  title: string;
  plannedFor: number;
}

export function toListed(job: Job): ListedJob {
  const { claim: _claim, attempts: _attempts, firstTriedAt: _first, ...shown } = job;
  return { ...shown, missed: wasMissed(job) };
}

const toJobs = (rows: unknown): ListedJob[] => v.parse(v.array(JobRow), rows).map(toListed);

/** What comes next. */
export const listWaiting = async (knex: Knex): Promise<ListedJob[]> =>
  toJobs(await knex(JOBS).where({ state: 'waiting' }).orderBy(['due_at', 'id']).limit(MOST_LISTED));

/** Failures that need attention. */
export const listFailed = async (knex: Knex): Promise<ListedJob[]> =>
  toJobs(
    await knex(JOBS)
      .where({ state: 'failed' })
      .whereNull('settled_at')
      .orderBy('finished_at', 'desc')
      .limit(MOST_LISTED),
  );

export const listDone = async (knex: Knex, now = Date.now()): Promise<ListedJob[]> =>
  toJobs(
    await knex(JOBS)
      .where({ state: 'done' })
      .where('finished_at', '>', now - LATELY_MS)
      .orderBy('finished_at', 'desc')
      .limit(MOST_LISTED),
  );

interface Range {
  from: number;
  to: number;
}

/** Everything that is planned or was done in a range, in its order. */
export const listRange = async (knex: Knex, { from, to }: Range): Promise<ListedJob[]> =>
  toJobs(
    await knex(JOBS)
      .whereIn('state', ['waiting', 'done', 'failed'])
      .where('due_at', '>=', from)
      .where('due_at', '<', to)
      .orderBy(['due_at', 'id'])
      .limit(MOST_LISTED),
  );

/** Drafts whose publication date is in a range, and which are neither public nor scheduled. */
export async function listIntentions(strapi: Core.Strapi, { from, to }: Range): Promise<Intention[]> {
  const lists = await Promise.all(SCHEDULED_TYPES.map((type) => listOfType(strapi, type, { from, to })));
  return lists.flat().toSorted((a, b) => a.plannedFor - b.plannedFor);
}

async function listOfType(
  strapi: Core.Strapi,
  { uid, title, datedBy }: VersionedType,
  { from, to }: Range,
): Promise<Intention[]> {
  if (datedBy === undefined) return [];
  const Draft = v.looseObject({ documentId: v.string() });
  const Title = v.fallback(v.pipe(v.string(), v.nonEmpty()), 'Untitled');
  const rows: unknown = await strapi.db.query(uid).findMany({
    where: { publishedAt: null, [datedBy]: { $gte: new Date(from), $lt: new Date(to) } },
    select: ['documentId', title, datedBy],
    orderBy: [{ [datedBy]: 'asc' }, { id: 'asc' }],
    limit: MOST_LISTED,
  });
  const drafts = v.parse(v.array(Draft), rows).map((row) => ({
    documentId: row.documentId,
    type: uid,
    title: v.parse(Title, row[title]),
    plannedFor: Date.parse(v.parse(Timestamp, row[datedBy])),
  }));
  const settled = await findSettled(strapi, uid, datedBy, drafts);
  return drafts.filter(({ documentId }) => !settled.has(documentId));
}

const Ids = v.array(v.object({ document_id: v.string() }));
const Documents = v.array(v.object({ documentId: v.string() }));

/** Those that are scheduled, and those that are public before their date (C42). */
async function findSettled(
  strapi: Core.Strapi,
  uid: VersionedType['uid'],
  datedBy: string,
  drafts: readonly Intention[],
): Promise<Set<string>> {
  const ids = drafts.map(({ documentId }) => documentId);
  if (ids.length === 0) return new Set();
  const scheduled: unknown = await strapi.db
    .connection(JOBS)
    .whereIn('document_id', ids)
    .where({ action: 'publish', state: 'waiting' })
    .select('document_id');
  const early: unknown = await strapi.db.query(uid).findMany({
    where: { documentId: { $in: ids }, publishedAt: { $notNull: true }, [datedBy]: { $gt: new Date() } },
    select: ['documentId'],
  });
  return new Set([
    ...v.parse(Ids, scheduled).map(({ document_id: id }) => id),
    ...v.parse(Documents, early).map(({ documentId }) => documentId),
  ]);
}
