import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { getDialect, type Knex } from '../../platform/database/dialect';
import { lockContent } from '../../platform/database/locks/content-lock';
import { actAs, type Program } from '../../platform/strapi/actor';
import { getDocuments } from './documents';
import { SCHEDULE_NAME, type Job } from './job';
import { JobError } from './job-error';
import { failJob, finishJob, releaseJob } from './jobs';
import { publishVersion } from './publish-version';
import { isPublished } from './published-row';
import { describeDue, getRetryDelay, wasMissed } from './schedule-rules';
import { findScheduledType } from './scheduled-type';

/** `gone`: it was moved or cancelled after it had been claimed. */
type Outcome = 'done' | 'failed' | 'again' | 'gone';

/** Who the history and the audit log name. */
export const toProgram = ({ setBy, dueAt }: Pick<Job, 'setBy' | 'dueAt'>): Program => ({
  id: setBy.id,
  name: `${SCHEDULE_NAME}${setBy.name}`,
  at: dueAt,
});

/**
 * Does what a claimed job says. The write, its version and the job's state are one transaction, so it happens exactly
 * once, and a failure leaves nothing behind but its reason.
 * @param ahead how far the clock is moved, for tests
 */
export async function runJob(strapi: Core.Strapi, job: Job, ahead: number): Promise<Outcome> {
  const now = () => Date.now() + ahead;
  try {
    if (getRetryDelay(job.attempts - 1) === undefined && job.attempts > 1)
      throw new JobError(job.note ?? 'The program ended each time that this was tried.');
    const isDone = await actAs(strapi, toProgram(job), () =>
      strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
        await lockContent(strapi);
        // First, so that nobody can move or cancel it from here on.
        if (!(await finishJob(trx, job, { note: await getNote(strapi, job), now: now() }))) return false;
        await write(strapi, trx, job);
        return true;
      }),
    );
    if (isDone) report(strapi, job);
    return isDone ? 'done' : 'gone';
  } catch (error) {
    return handleFailure(strapi, job, error, { now: now(), ahead });
  }
}

async function write(strapi: Core.Strapi, trx: Knex, job: Job): Promise<void> {
  const { documentId, action, edition } = job;
  const type = findScheduledType(job.type);
  if (!type) throw new JobError('This kind of content can no longer be scheduled.');
  if (action === 'publish' && edition !== null)
    return publishVersion(strapi, trx, { type, documentId, edition }, toProgram(job));
  if (!(await isPublished(strapi, type.uid, documentId))) return;
  const documents = getDocuments(strapi, type.uid);
  await documents.unpublish({ documentId });
}

async function getNote(strapi: Core.Strapi, { type, action, documentId }: Job): Promise<string | null> {
  const uid = findScheduledType(type)?.uid;
  if (action === 'publish' || uid === undefined || (await isPublished(strapi, uid, documentId))) return null;
  return 'It was not published, so there was nothing to do.';
}

const VERBS = { publish: 'published', unpublish: 'unpublished' };

function report(strapi: Core.Strapi, job: Job): void {
  const { title, action, dueAt, timeZone } = job;
  if (wasMissed(job))
    strapi.log.warn(
      `Schedule: “${title}” was due on ${describeDue(dueAt, timeZone)} and was ${VERBS[action]} only now, because the system was not running.`,
    );
}

async function handleFailure(
  strapi: Core.Strapi,
  job: Job,
  error: unknown,
  { now, ahead }: { now: number; ahead: number },
): Promise<Outcome> {
  const knex = strapi.db.connection;
  const { title, action } = job;
  const isFinal = error instanceof errors.ApplicationError;
  const message = error instanceof Error ? error.message : String(error);
  const after = isFinal ? undefined : getRetryDelay(job.attempts);
  if (after !== undefined) {
    strapi.log.warn(`Schedule: “${title}” could not be ${VERBS[action]} (${message}). Trying again.`);
    const note = 'The system could not do it. It is tried again.';
    await releaseJob(knex, getDialect(strapi), job, { after, note, ahead });
    return 'again';
  }
  const note = isFinal ? message : 'The system could not do it, although it tried several times.';
  if (!(await failJob(knex, job, { note, now }))) return 'gone';
  strapi.log.error(`Schedule: “${title}” was not ${VERBS[action]}: ${message}`);
  return 'failed';
}
