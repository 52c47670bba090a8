import type { Core } from '@strapi/strapi';
import { getMetrics } from '../../platform/metrics/metrics';
import { INDEX_NAMES, readFigures, type Figures } from './read-figures';
import { createAgeTracker } from './track-age';

/** Several readers of the metrics within this time get the same figures. */
const KEPT_FOR_MS = 5000;

/**
 * Adds to the metrics what only the database knows. It is asked when somebody reads the metrics, and if it does not
 * respond, these metrics are missing.
 */
export function watchFigures(strapi: Core.Strapi): void {
  const metrics = getMetrics(strapi);
  if (!metrics) return;
  const getFigures = keepFigures(strapi, metrics.prepare);

  metrics.watch('databaseUp', {}, () => Number(getFigures() !== undefined));
  metrics.watch('contentVersion', {}, () => getFigures()?.contentVersion);
  for (const index of INDEX_NAMES) {
    const track = createAgeTracker();
    metrics.watch('indexBacklog', { index }, () => getFigures()?.queues[index].length);
    metrics.watch('indexAge', { index }, () => {
      const queue = getFigures()?.queues[index];
      return queue && track(queue.firstId, performance.now()) / 1000;
    });
  }
  metrics.watch('jobsDue', {}, () => getFigures()?.jobs.due);
  metrics.watch('jobsAge', {}, () => toSeconds(getFigures()?.jobs.overdueMs));
  metrics.watch('jobsFailed', {}, () => getFigures()?.jobs.failed);
  metrics.watch('backupTime', {}, () => toSeconds(getFigures()?.backups?.lastGood));
  metrics.watch('backupFailures', {}, () => getFigures()?.backups?.failures);
  metrics.watch('backupOverdue', {}, () => {
    const backups = getFigures()?.backups;
    return backups && Number(backups.isOverdue);
  });
}

const toSeconds = (ms: number | undefined): number | undefined => (ms === undefined ? undefined : ms / 1000);

/** knex puts the whole statement before the cause. */
const withoutStatement = (message: string): string => message.split(' - ').at(-1) ?? message;

/** @returns the figures that were read last; undefined: they are too old, and newer ones could not be read */
function keepFigures(
  strapi: Core.Strapi,
  prepare: (preparation: () => Promise<void>) => void,
): () => Figures | undefined {
  const state: { figures?: Figures | undefined; readAt: number; isFailing: boolean } = {
    readAt: -Infinity,
    isFailing: false,
  };
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    try {
      state.figures = await readFigures(strapi);
      state.readAt = performance.now();
      state.isFailing = false;
    } catch (error) {
      // Once for each outage, not with every read.
      if (!state.isFailing)
        strapi.log.error(`The metrics lack what is in the database: ${withoutStatement(String(error))}`);
      state.isFailing = true;
    } finally {
      reading = undefined;
    }
  }

  prepare(async () => {
    if (performance.now() - state.readAt < KEPT_FOR_MS) return;
    state.figures = undefined;
    // A database that hangs is not asked again before it has responded.
    reading ??= read();
    await reading;
  });
  return () => state.figures;
}
