import type { Core } from '@strapi/strapi';
import { catchUp } from '../article-index/catch-up';
import { readContentState } from './content-version';

const readers = new WeakMap<object, () => Promise<number>>();

/**
 * The present content version, never an older one: it is read after the question, and told when the article index holds
 * all that it counts. Whoever reads content asks for it first. Under load many questions share a reading (`sharedReading`).
 */
export function presentVersion(strapi: Core.Strapi): Promise<number> {
  let read = readers.get(strapi);
  if (!read) {
    read = sharedReading(() => caughtUpVersion(strapi));
    readers.set(strapi, read);
  }
  return read();
}

/** What is written meanwhile may be in the index already, and has a number of its own. */
async function caughtUpVersion(strapi: Core.Strapi): Promise<number> {
  const { version, lastChange } = await readContentState(strapi.db.connection);
  if (lastChange !== null) await catchUp(strapi, lastChange);
  return version;
}

/**
 * One reading at a time: who asks while one is on its way shares the next, so nobody gets what was read before the
 * question, and a thousand questions cost as many readings as the database answers meanwhile.
 */
export function sharedReading<T>(read: () => Promise<T>): () => Promise<T> {
  let underway: Promise<unknown> | undefined;
  let next: Promise<T> | undefined;

  async function begin(): Promise<T> {
    await underway?.catch(() => undefined);
    // Those who ask in this turn of the event loop share it too.
    await new Promise(setImmediate);
    next = undefined;
    const reading = read();
    underway = reading;
    return reading;
  }
  return () => (next ??= begin());
}
