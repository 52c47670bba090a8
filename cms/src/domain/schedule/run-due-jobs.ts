import type { Core } from '@strapi/strapi';
import { getDialect } from '../../platform/database/dialect';
import { claimJob } from './jobs';
import { runJob } from './run-job';

export interface Run {
  done: number;
  failed: number;
}

/** One run: later jobs are for the next one, so that a server that stops does not wait for long. */
const MOST = 100;

/**
 * Runs the jobs that are due, one after the other. Several processes may do so at the same time.
 * @param ahead how far the clock is moved, for tests, in milliseconds
 */
export async function runDueJobs(strapi: Core.Strapi, { ahead = 0, most = MOST } = {}): Promise<Run> {
  const run: Run = { done: 0, failed: 0 };
  for (let count = 0; count < most; count += 1) {
    const job = await claimJob(strapi.db.connection, getDialect(strapi), ahead);
    if (!job) break;
    const outcome = await runJob(strapi, job, ahead);
    if (outcome === 'done' || outcome === 'failed') run[outcome] += 1;
  }
  return run;
}
