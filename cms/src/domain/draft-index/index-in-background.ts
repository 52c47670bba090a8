import type { Core } from '@strapi/strapi';
import { catchUpDrafts } from './catch-up';

/** How often each process looks for drafts that have changed. */
const LOOKED_FOR_EVERY_MS = 1000;

/**
 * Keeps the index of drafts current while requests are served: in every process, and as soon as its server listens.
 * After a batch it pauses for as long as that took, to leave time for readers.
 * @returns a function that stops it, and waits for the batch that is being read
 */
export function indexDraftsInBackground(strapi: Core.Strapi): () => Promise<void> {
  const state: { timer?: NodeJS.Timeout; stopped: boolean; isFailing: boolean } = {
    stopped: false,
    isFailing: false,
  };
  let running = Promise.resolve();

  const tick = async (): Promise<void> => {
    let delay = LOOKED_FOR_EVERY_MS;
    const began = performance.now();
    try {
      if (!(await catchUpDrafts(strapi, 1))) delay = performance.now() - began;
      state.isFailing = false;
    } catch (error) {
      // Once for each outage, not every second.
      if (!state.isFailing) strapi.log.error(`The drafts could not be indexed: ${String(error)}`);
      state.isFailing = true;
    }
    if (!state.stopped) wait(delay);
  };
  const wait = (delay: number) => {
    state.timer = setTimeout(begin, delay);
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
