import type { Core } from '@strapi/strapi';
import { catchUp } from './catch-up';
import { progressLine } from './progress';
import { CHANGE_QUEUE } from '../../../../platform/content-version/change-queue';

/** Fewer are indexed before anybody wonders what the start waits for. */
const WORTH_TELLING = 200;
const TELL_EVERY_MS = 5000;
/** Read and written together while nobody else asks. */
const TOGETHER = 200;

/**
 * Indexes what waits before the first reader comes: where there is no index yet, or one of another shape, that is every article.
 * What is left is told now and then, so that whoever waits for the start knows that it goes on.
 */
export async function indexAtStart(strapi: Core.Strapi): Promise<void> {
  const left = async () => {
    const [counted] = await strapi.db.connection(CHANGE_QUEUE).countDistinct({ articles: 'document_id' });
    return Number(counted?.articles ?? 0);
  };
  const began = performance.now();
  const total = await left();
  const tell = async () =>
    strapi.log.info(progressLine({ left: await left(), total, elapsedMs: performance.now() - began }));
  if (total >= WORTH_TELLING) await tell();
  const telling = setInterval(() => void tell().catch(() => undefined), TELL_EVERY_MS);
  try {
    await catchUp(strapi, undefined, TOGETHER);
  } finally {
    clearInterval(telling);
  }
}
