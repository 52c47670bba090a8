import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import * as v from 'valibot';
import { sendMail } from '../../../platform/mail/send';
import { consumeRateLimit } from '../../../platform/rate-limit/throttle';
import { settings } from '../../../platform/settings/settings';
import { findEditorsEmail } from '../../site/site';
import { JobRow, type Job } from '../job';
import { JOBS } from '../jobs-table';
import { composeFailureMail } from './compose-failure-mail';

/** Longer than any attempt takes, so that two attempts never overlap. */
const AGAIN_AFTER_MS = 10 * 60_000;
/** After that, the failure is on the editors' desk only. */
const TRIED_FOR_MS = 7 * 24 * 3600_000;
/** Failures in one mail. */
const AT_ONCE = 20;

/**
 * Mails the failures that have not been mailed yet: to the account that planned the job, and to the editors. The
 * process that records the attempt may make it, so each is mailed once.
 */
export async function sendFailureMails(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const failed = await claim(strapi, now);
  if (failed.length === 0) return;
  const { publicUrl } = settings();
  const editorsEmail = await findEditorsEmail(strapi);
  const mailed = new Set<number>();
  for (const [to, jobs] of await groupBySetter(strapi, failed)) {
    if (to === editorsEmail) continue;
    await send(strapi, jobs, composeFailureMail(jobs, { to, as: 'setter' }, publicUrl), mailed);
  }
  await send(
    strapi,
    failed,
    composeFailureMail(failed, { to: editorsEmail, as: 'editors' }, publicUrl),
    mailed,
  );
  await strapi.db
    .connection(JOBS)
    .whereIn('id', [...mailed])
    .update({ mailed_at: now });
}

async function claim(strapi: Core.Strapi, now: number): Promise<Job[]> {
  const knex = strapi.db.connection;
  const isDue = (job: Knex.QueryBuilder) => {
    void job
      .where({ state: 'failed' })
      .whereNull('mailed_at')
      .where('finished_at', '>', now - TRIED_FOR_MS)
      .whereRaw('COALESCE(mail_tried_at, 0) < ?', [now - AGAIN_AFTER_MS]);
  };
  const waiting: unknown = await knex(JOBS).where(isDue).orderBy('id').limit(AT_ONCE).select('id');
  const ids = v.parse(v.array(v.object({ id: v.number() })), waiting).map(({ id }) => id);
  if (ids.length === 0) return [];
  const claimed: unknown = await knex(JOBS)
    .whereIn('id', ids)
    .andWhere(isDue)
    .update({ mail_tried_at: now })
    .returning('*');
  return v.parse(v.array(JobRow), claimed).toSorted((a, b) => a.dueAt - b.dueAt || a.id - b.id);
}

const Address = v.array(v.object({ id: v.number(), email: v.string() }));

/** The failures of each address. Accounts that were deleted or blocked get no mail. */
async function groupBySetter(strapi: Core.Strapi, jobs: readonly Job[]): Promise<Map<string, Job[]>> {
  const ids = [...new Set(jobs.flatMap(({ setBy }) => setBy.id ?? []))];
  const rows: unknown = await strapi.db.query('admin::user').findMany({
    where: { id: { $in: ids }, isActive: true, blocked: { $ne: true } },
    select: ['id', 'email'],
  });
  return new Map(
    v.parse(Address, rows).map(({ id, email }) => [email, jobs.filter(({ setBy }) => setBy.id === id)]),
  );
}

async function send(
  strapi: Core.Strapi,
  jobs: readonly Job[],
  mail: ReturnType<typeof composeFailureMail>,
  mailed: Set<number>,
): Promise<void> {
  if ((await consumeRateLimit(strapi, 'scheduleMail', mail.to)) !== undefined) return;
  if (await sendMail(strapi, mail)) for (const { id } of jobs) mailed.add(id);
}
