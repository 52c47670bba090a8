import type { Core } from '@strapi/strapi';

const running = new WeakMap<object, Set<Promise<void>>>();

/**
 * Does what nobody who asks is to wait for, such as sending a mail: an answer tells nothing by the time it takes. A job that
 * fails is told in the log.
 */
export function inBackground(strapi: Pick<Core.Strapi, 'log'>, job: () => Promise<unknown>): void {
  const jobs = running.get(strapi) ?? new Set<Promise<void>>();
  running.set(strapi, jobs);
  const done = job().then(
    () => undefined,
    (error: unknown) => {
      strapi.log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    },
  );
  jobs.add(done);
  void done.finally(() => jobs.delete(done));
}

/** Resolves when all jobs are done, those too that they began: before that the database is not closed under them. */
export async function backgroundDone(strapi: Pick<Core.Strapi, 'log'>): Promise<void> {
  for (const jobs = running.get(strapi); jobs !== undefined && jobs.size > 0;) await Promise.all(jobs);
}
