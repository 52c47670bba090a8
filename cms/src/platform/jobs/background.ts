import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

const running = new WeakMap<object, Set<Promise<void>>>();

function getJobs(strapi: object): Set<Promise<void>> {
  const jobs = running.get(strapi) ?? new Set();
  running.set(strapi, jobs);
  return jobs;
}

/**
 * Does what nobody who asks is to wait for, such as sending a mail: an answer tells nothing by the time it takes. A job that
 * fails is told in the log.
 */
export function inBackground(strapi: Pick<Core.Strapi, 'log'>, job: () => Promise<unknown>): void {
  const jobs = getJobs(strapi);
  const done = job().then(
    () => undefined,
    (error: unknown) => {
      strapi.log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    },
  );
  jobs.add(done);
  void done.finally(() => jobs.delete(done));
}

/** `npm start` ends a server by force after ten seconds. */
const AT_MOST_MS = 5_000;

/**
 * Resolves when all jobs are done, those too that they began: before that the database is not closed under them. One that
 * hangs holds nobody up for longer than some seconds.
 */
export async function backgroundDone(strapi: object, atMostMs = AT_MOST_MS): Promise<void> {
  await Promise.race([allDone(strapi), wait(atMostMs, undefined, { ref: false })]);
}

async function allDone(strapi: object): Promise<void> {
  while (getJobs(strapi).size > 0) await Promise.all(getJobs(strapi));
}
