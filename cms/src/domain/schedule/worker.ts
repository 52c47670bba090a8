import type { Core } from '@strapi/strapi';
import { getDialect } from '../../platform/database/dialect';
import { runInBackground } from '../../platform/jobs/background';
import { sendFailureMails } from './failure-mails/send-failure-mails';
import { findDelay, releaseClaims } from './jobs';
import { runDueJobs } from './run-due-jobs';

/** How often each process looks for jobs: one that is set for the next moment waits no longer than that. */
const LOOKED_FOR_EVERY_MS = 1000;
/** Another process may be about to run what is due. */
const LEAST_MS = 20;
const MAILS_EVERY_MS = 5 * 60_000;

/**
 * Runs scheduled jobs at the moment that is planned, and at once what fell due while no process was running. Begins as
 * soon as the server listens: programs that only boot the CMS run nothing.
 * @returns a function that stops it and waits for the job that is running
 */
export function startSchedule(strapi: Core.Strapi): () => Promise<void> {
  const state: { timer?: NodeJS.Timeout; hasBegun: boolean; stopped: boolean; isFailing: boolean } = {
    hasBegun: false,
    stopped: false,
    isFailing: false,
  };
  let running = Promise.resolve();
  let nextMails = 0;

  const look = async (): Promise<number> => {
    const delay = await findDelay(strapi.db.connection, getDialect(strapi), {
      within: LOOKED_FOR_EVERY_MS,
      ahead: 0,
    });
    if (delay === undefined || delay > 0) return delay ?? LOOKED_FOR_EVERY_MS;
    const { failed } = await runDueJobs(strapi);
    if (failed > 0) nextMails = 0;
    return LEAST_MS;
  };

  const tick = async (): Promise<void> => {
    let delay = LOOKED_FOR_EVERY_MS;
    try {
      if (!state.hasBegun && getDialect(strapi) === 'sqlite') await releaseClaims(strapi.db.connection);
      state.hasBegun = true;
      delay = await look();
      if (state.isFailing) strapi.log.info('Schedule: the database responds again.');
      state.isFailing = false;
    } catch (error) {
      // Once for each outage, not every second.
      if (!state.isFailing) strapi.log.error(`Schedule: the database does not respond (${String(error)}).`);
      state.isFailing = true;
    }
    if (state.stopped) return;
    if (!state.isFailing && Date.now() >= nextMails) {
      nextMails = Date.now() + MAILS_EVERY_MS;
      runInBackground(strapi, () => sendFailureMails(strapi));
    }
    wait(Math.min(Math.max(delay, LEAST_MS), LOOKED_FOR_EVERY_MS));
  };
  const wait = (delay: number) => {
    state.timer = setTimeout(() => {
      running = tick();
    }, delay);
    state.timer.unref();
  };
  const begin = () => {
    running = tick();
  };

  strapi.server.httpServer.once('listening', begin);
  return async () => {
    state.stopped = true;
    strapi.server.httpServer.off('listening', begin);
    clearTimeout(state.timer);
    await running;
  };
}
