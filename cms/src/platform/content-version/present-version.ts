import type { Core } from '@strapi/strapi';
import { beforeRead } from './before-read';
import { readContentState, type ContentState } from './content-version';

type Versions = Pick<ContentState, 'version' | 'arrangement'>;

const readers = new WeakMap<object, () => Promise<Versions>>();

/**
 * The present content version, never an older one: it is read after the question, and told when the article index holds
 * all that it counts. Whoever reads content asks for it first. Under load many questions share a reading (`sharedReading`).
 */
export async function presentVersion(strapi: Core.Strapi): Promise<number> {
  return (await presentVersions(strapi)).version;
}

/** The same, with the number of what editors have arranged. */
export function presentVersions(strapi: Core.Strapi): Promise<Versions> {
  let read = readers.get(strapi);
  if (!read) {
    read = sharedReading(() => caughtUpVersions(strapi));
    readers.set(strapi, read);
  }
  return read();
}

/** What is written meanwhile may be in the index already, and has a number of its own. */
async function caughtUpVersions(strapi: Core.Strapi): Promise<Versions> {
  const { lastChange, ...versions } = await readContentState(strapi.db.connection);
  if (lastChange !== null) await beforeRead(strapi, lastChange);
  return versions;
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
