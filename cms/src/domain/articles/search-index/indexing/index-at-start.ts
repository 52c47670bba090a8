import type { Core } from '@strapi/strapi';
import { catchUp } from './catch-up';
import { progressLine } from './progress';
import { CHANGE_QUEUE } from '../../../../platform/content-version/change-queue';

/** Fewer articles are indexed before anybody wonders why the start takes so long. */
const WORTH_LOGGING = 200;
const LOG_EVERY_MS = 5000;
/** Read and written together, because no requests arrive yet. */
const TOGETHER = 200;

/**
 * Indexes the queued articles before the first request: all of them when there is no index yet, or one with another
 * schema. Logs the progress every few seconds, to show that the start continues.
 */
export async function indexAtStart(strapi: Core.Strapi): Promise<void> {
  const left = async () => {
    const [counted] = await strapi.db.connection(CHANGE_QUEUE).countDistinct({ articles: 'document_id' });
    return Number(counted?.articles ?? 0);
  };
  const began = performance.now();
  const total = await left();
  const logProgress = async () =>
    strapi.log.info(progressLine({ left: await left(), total, elapsedMs: performance.now() - began }));
  if (total >= WORTH_LOGGING) await logProgress();
  const timer = setInterval(() => void logProgress().catch(() => undefined), LOG_EVERY_MS);
  try {
    await catchUp(strapi, undefined, TOGETHER);
  } finally {
    clearInterval(timer);
  }
}
