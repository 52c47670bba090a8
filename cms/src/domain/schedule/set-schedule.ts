import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import type { Knex } from '../../platform/database/dialect';
import { lockContent } from '../../platform/database/locks/content-lock';
import { actAs, getActor } from '../../platform/strapi/actor';
import { toConflict } from '../history/edition-conflict';
import { recordFirstVersion } from '../history/first-version';
import type { Snapshot } from '../history/snapshot/snapshot';
import type { Version } from '../history/versions/version';
import type { VersionedType } from '../history/versioned-types';
import { findLatestVersion, findVersion, readSnapshot } from '../history/versions/versions';
import { getDocuments } from './documents';
import type { Job, ScheduledAction } from './job';
import { cancelJob, findWaiting, writeJob } from './jobs';
import { isPublished } from './published-row';
import { describeDue, getDueProblem, getPlanProblem, isTimeZone } from './schedule-rules';
import { toProgram } from './run-job';

export interface Plan {
  type: VersionedType;
  documentId: string;
  action: ScheduledAction;
  dueAt: number;
  timeZone: string;
  /** The version that the editor wants to go out, which must be the latest; omitted: the one that is planned stays. */
  edition?: number | undefined;
}

const invalid = (message: string, details: object = {}): Error =>
  new errors.ValidationError(message, { errors: [], ...details });

/**
 * Plans when an article is published or unpublished, or changes that. A draft that could not be published is refused at
 * once.
 * @throws ValidationError with a sentence for the editor
 */
export async function setSchedule(strapi: Core.Strapi, plan: Plan, now = Date.now()): Promise<Job> {
  const { type, documentId, action, dueAt, timeZone } = plan;
  const problem = getDueProblem(dueAt, now) ?? (isTimeZone(timeZone) ? undefined : 'This is no time zone.');
  if (problem !== undefined) throw invalid(problem);
  const version = action === 'publish' ? await findPlannedVersion(strapi, plan) : undefined;
  return strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
    await lockContent(strapi);
    const latest = await findLatest(strapi, trx, type, documentId);
    // Somebody has saved or cancelled since it was checked.
    if (version?.isLatest && latest.edition !== version.edition)
      throw await toConflict(strapi, trx, version.edition, latest);
    const other = await findWaiting(trx, {
      documentId,
      action: action === 'publish' ? 'unpublish' : 'publish',
    });
    const misfit = getPlanProblem({
      action,
      dueAt,
      isPublished: await isPublished(strapi, type.uid, documentId),
      other: other?.dueAt,
    });
    if (misfit !== undefined) throw invalid(misfit);
    return writeJob(trx, {
      documentId,
      type: type.uid,
      action,
      dueAt,
      timeZone,
      edition: version?.edition ?? null,
      title: version?.title ?? latest.title,
      setBy: getActor(strapi),
      setAt: now,
    });
  });
}

async function findLatest(
  strapi: Core.Strapi,
  trx: Knex,
  type: VersionedType,
  documentId: string,
): Promise<Version> {
  const latest =
    (await findLatestVersion(trx, documentId)) ?? (await recordFirstVersion(strapi, trx, type, documentId));
  if (!latest || latest.kind === 'delete') throw new errors.NotFoundError('This article has been deleted.');
  return latest;
}

/** The version that is to go out, checked as far as it can be before its time. */
async function findPlannedVersion(
  strapi: Core.Strapi,
  { type, documentId, dueAt, timeZone, edition }: Plan,
): Promise<{ edition: number; title: string; isLatest: boolean }> {
  const { version, isLatest, snapshot } = await strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
    const latest = await findLatest(strapi, trx, type, documentId);
    const waiting =
      edition === undefined ? await findWaiting(trx, { documentId, action: 'publish' }) : undefined;
    if (edition !== undefined && edition !== latest.edition)
      throw await toConflict(strapi, trx, edition, latest);
    const pinned = waiting?.edition ?? latest.edition;
    const found = pinned === latest.edition ? latest : await findVersion(trx, documentId, pinned);
    if (!found) throw new errors.NotFoundError('The version that is planned is not kept any more.');
    return { version: found, isLatest: found === latest, snapshot: await readSnapshot(trx, found) };
  });
  refuseLaterDate(snapshot, type, { dueAt, timeZone });
  if (isLatest) await rehearsePublishing(strapi, type, { documentId, dueAt });
  return { edition: version.edition, title: version.title, isLatest };
}

const Moment = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.finite(),
);

/** An article must not go out before its publication date (C42). The error has the date, to plan that instead. */
function refuseLaterDate(
  snapshot: Snapshot,
  { datedBy }: VersionedType,
  { dueAt, timeZone }: Pick<Plan, 'dueAt' | 'timeZone'>,
): void {
  const date = v.safeParse(Moment, datedBy === undefined ? undefined : snapshot[datedBy]);
  if (!date.success || date.output <= dueAt) return;
  const message = `The publication date of this article is later: ${describeDue(date.output, timeZone)}. Plan it for then, or change the date and save first.`;
  throw invalid(message, { publicationDate: date.output });
}

class RehearsalEnd extends Error {}

/**
 * Publishes in a transaction that is rolled back: what would fail at the planned moment fails now, by the same rules,
 * and nobody hears of it.
 */
async function rehearsePublishing(
  strapi: Core.Strapi,
  type: VersionedType,
  { documentId, dueAt }: { documentId: string; dueAt: number },
): Promise<void> {
  const documents = getDocuments(strapi, type.uid);
  try {
    await actAs(strapi, toProgram({ setBy: getActor(strapi), dueAt }), () =>
      strapi.db.transaction(async () => {
        await documents.publish({ documentId });
        throw new RehearsalEnd();
      }),
    );
  } catch (error) {
    if (!(error instanceof RehearsalEnd)) throw error;
  }
}

/**
 * Cancels what is planned. An article that is not published and will not be is not unpublished either.
 * @returns undefined: nothing was planned any more
 */
export async function cancelSchedule(
  strapi: Core.Strapi,
  { type, documentId, action }: Pick<Plan, 'type' | 'documentId' | 'action'>,
  now = Date.now(),
): Promise<Job | undefined> {
  const note = `Cancelled by ${getActor(strapi).name}.`;
  return strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
    await lockContent(strapi);
    const cancelled = await cancelJob(trx, { documentId, action }, { note, now });
    if (cancelled && action === 'publish' && !(await isPublished(strapi, type.uid, documentId)))
      await cancelJob(trx, { documentId, action: 'unpublish' }, { note, now });
    return cancelled;
  });
}
