import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

const running = new WeakMap<object, Set<Promise<void>>>();

function getJobs(strapi: object): Set<Promise<void>> {
  const jobs = running.get(strapi) ?? new Set();
  running.set(strapi, jobs);
  return jobs;
}

/**
 * Runs work that no response should wait for, such as sending a mail, so that response times reveal nothing. Failures
 * are logged.
 */
export function runInBackground(strapi: Pick<Core.Strapi, 'log'>, job: () => Promise<unknown>): void {
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

/** `npm start` kills a server after ten seconds. */
const AT_MOST_MS = 5_000;

/**
 * Resolves when all jobs are done, including those they started, so that the database is not closed under them. A
 * hanging job delays it by a few seconds at most.
 */
export async function waitForBackgroundJobs(strapi: object, atMostMs = AT_MOST_MS): Promise<void> {
  await Promise.race([allDone(strapi), wait(atMostMs, undefined, { ref: false })]);
}

async function allDone(strapi: object): Promise<void> {
  while (getJobs(strapi).size > 0) await Promise.all(getJobs(strapi));
}
