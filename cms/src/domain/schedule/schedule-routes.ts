import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import type { Knex } from '../../platform/database/dialect';
import { isDocumentId } from '../../platform/strapi/document-id';
import { isAllowed, isAllowedFor } from '../../platform/strapi/document-rights';
import {
  mountAdminRoutes,
  type AdminRequest,
  type AdminRoute,
} from '../../platform/strapi/mount-admin-routes';
import type { Version } from '../history/versions/version';
import { findLatestVersion, findVersion } from '../history/versions/versions';
import type { VersionedType } from '../history/versioned-types';
import { createPlanFilter } from './filter-plans';
import { SCHEDULED_ACTIONS, type ScheduledAction } from './job';
import { listOfDocument, settleFailures } from './jobs';
import {
  listDone,
  listFailed,
  listIntentions,
  listRange,
  listWaiting,
  toListed,
  type ListedJob,
} from './list-plans';
import { hideTitle, hideTitles } from '../history/hidden-titles';
import { isPublished } from './published-row';
import { addYears } from './schedule-rules';
import { findScheduledType, SCHEDULED_TYPES } from './scheduled-type';
import { cancelSchedule, setSchedule } from './set-schedule';

const DAY_MS = 86_400_000;
/** A month of the calendar, with the days of other months that its weeks contain. */
const LONGEST_RANGE_MS = 45 * DAY_MS;
/** How long a form says what became of a job. */
const SHOWN_FOR_MS = 2 * DAY_MS;

const Moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));
const Sent = v.object({
  dueAt: Moment,
  timeZone: v.pipe(v.string(), v.maxLength(64)),
  edition: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647))),
});
const InQuery = v.pipe(v.string(), v.maxLength(16), v.regex(/^\d+$/), v.transform(Number), Moment);
const RangeQuery = v.pipe(
  v.object({ from: InQuery, to: InQuery }),
  v.check(({ from, to }) => to > from && to - from <= LONGEST_RANGE_MS),
);

function parse<T>(schema: v.GenericSchema<unknown, T>, input: unknown, message: string): T {
  const parsed = v.safeParse(schema, input);
  if (!parsed.success) throw new errors.ValidationError(message);
  return parsed.output;
}

interface Found {
  type: VersionedType;
  documentId: string;
}

/** Routes for the editors' screens about what is planned. */
export function mountSchedule(strapi: Core.Strapi): void {
  const knex = strapi.db.connection;
  const one = '/admin/schedule/:model/:documentId';
  const allowsOne =
    (action: 'read' | 'publish') =>
    ({ params: { model = '', documentId = '' }, ability }: AdminRequest) => {
      const type = findScheduledType(model);
      return type !== undefined && isAllowedFor(strapi, ability, action, type.uid, documentId);
    };
  // The response names the article.
  const allowsPlanning = async (request: AdminRequest) =>
    (await allowsOne('publish')(request)) && (await allowsOne('read')(request));
  const onDocument =
    (handle: (found: Found, request: AdminRequest) => Promise<unknown>) => async (request: AdminRequest) => {
      const { model = '', documentId = '' } = request.params;
      const type = findScheduledType(model);
      return type && isDocumentId(documentId) ? handle({ type, documentId }, request) : undefined;
    };
  const allowsList = ({ ability }: AdminRequest) =>
    SCHEDULED_TYPES.some(({ uid }) => isAllowed(strapi, ability, 'read', uid));

  mountAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/admin/schedule/list',
      allows: allowsList,
      handle: async ({ ability }) => {
        const now = Date.now();
        const filter = createPlanFilter(strapi, ability);
        return {
          waiting: await filter(await listWaiting(knex)),
          planned: await filter(await listIntentions(strapi, { from: now, to: addYears(now) })),
          failed: await filter(await listFailed(knex)),
          done: await filter(await listDone(knex, now)),
        };
      },
    },
    {
      method: 'GET',
      path: '/admin/schedule/range',
      allows: allowsList,
      handle: async ({ ability, query }) => {
        const { from, to } = parse(RangeQuery, query, 'This is not a range of days.');
        const filter = createPlanFilter(strapi, ability);
        const ahead = { from: Math.max(from, Date.now()), to };
        return {
          jobs: await filter(await listRange(knex, { from, to })),
          planned: ahead.from < to ? await filter(await listIntentions(strapi, ahead)) : [],
        };
      },
    },
    {
      method: 'GET',
      path: one,
      allows: allowsOne('read'),
      handle: onDocument(async ({ type, documentId }, { ability }) => {
        const stored = await listOfDocument(knex, documentId, 20);
        const jobs = hideTitles(strapi, ability, stored.map(toListed));
        return {
          jobs: await addVersions(knex, selectShown(jobs, Date.now())),
          later: await findLater(knex, jobs),
          isPublished: await isPublished(strapi, type.uid, documentId),
        };
      }),
    },
    ...SCHEDULED_ACTIONS.flatMap((action): AdminRoute[] => [
      {
        method: 'PUT',
        path: `${one}/${action}`,
        allows: allowsPlanning,
        handle: onDocument(async (found, { ability, body }) => {
          const sent = parse(Sent, body, 'This is not a moment.');
          return hideTitle(
            strapi,
            ability,
            toListed(await setSchedule(strapi, { ...found, ...sent, action })),
          );
        }),
      },
      {
        method: 'DELETE',
        path: `${one}/${action}`,
        allows: allowsPlanning,
        handle: onDocument(async (found, { ability }) => {
          const job = await cancelSchedule(strapi, { ...found, action });
          return job && hideTitle(strapi, ability, toListed(job));
        }),
      },
      {
        method: 'POST',
        path: `${one}/${action}/settle`,
        allows: allowsPlanning,
        handle: onDocument(async ({ documentId }) => ({
          settled: await settleFailures(knex, { documentId, action }, Date.now()),
        })),
      },
    ]),
  ]);
}

/** What a form shows: what waits, what failed, and what became of the last job of each kind. */
function selectShown(newestFirst: readonly ListedJob[], now: number): ListedJob[] {
  return SCHEDULED_ACTIONS.flatMap((action: ScheduledAction) => {
    const [latest] = newestFirst.filter((job) => job.action === action);
    if (!latest) return [];
    const isRecent = latest.finishedAt !== null && now - latest.finishedAt < SHOWN_FOR_MS;
    return latest.state === 'waiting' || latest.state === 'failed' || isRecent ? [latest] : [];
  });
}

/** The latest version of an article, if another one is planned to go out. */
async function findLater(knex: Knex, jobs: readonly ListedJob[]) {
  const planned = jobs.find(({ action, state }) => action === 'publish' && state === 'waiting');
  if (!planned || planned.edition === null) return null;
  const { documentId, edition } = planned;
  const [version, latest] = await Promise.all([
    findVersion(knex, documentId, edition),
    findLatestVersion(knex, documentId),
  ]);
  return latest && latest.hash !== version?.hash ? { edition: latest.edition, ...toSaved(latest) } : null;
}

const toSaved = ({ madeAt, actor }: Version) => ({ savedAt: madeAt, savedBy: actor.name });

/** Adds which version goes out: when it was saved, and by whom. */
const addVersions = (knex: Knex, jobs: readonly ListedJob[]) =>
  Promise.all(
    jobs.map(async (job) => {
      const version = job.edition === null ? undefined : await findVersion(knex, job.documentId, job.edition);
      return { ...job, version: version ? toSaved(version) : null };
    }),
  );
