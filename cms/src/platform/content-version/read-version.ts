import type { Core } from '@strapi/strapi';
import { beforeRead } from './before-read';
import { readContentState, type ContentState } from './content-version';

type Versions = Pick<ContentState, 'version' | 'arrangement'>;

const readers = new WeakMap<object, () => Promise<Versions>>();

/**
 * The current content version, never an outdated one: it is read after the call, and returned once the search index
 * contains everything it counts. Call it before reading content. Under load many calls share one read
 * (`shareReads`).
 */
export async function getContentVersion(strapi: Core.Strapi): Promise<number> {
  return (await getContentVersions(strapi)).version;
}

/** The same, with the number for what editors have arranged. */
export function getContentVersions(strapi: Core.Strapi): Promise<Versions> {
  let read = readers.get(strapi);
  if (!read) {
    read = shareReads(() => caughtUpVersions(strapi));
    readers.set(strapi, read);
  }
  return read();
}

/** Later writes may be in the index already; they increase the version themselves. */
async function caughtUpVersions(strapi: Core.Strapi): Promise<Versions> {
  const { lastChange, ...versions } = await readContentState(strapi.db.connection);
  if (lastChange !== null) await beforeRead(strapi, lastChange);
  return versions;
}

/**
 * Runs one read at a time. A call made during a read shares the next one, so no caller gets a value read before its
 * call, and a thousand calls cost only as many reads as the database completes in the meantime.
 */
export function shareReads<T>(read: () => Promise<T>): () => Promise<T> {
  let underway: Promise<unknown> | undefined;
  let next: Promise<T> | undefined;

  async function begin(): Promise<T> {
    await underway?.catch(() => undefined);
    // Calls from the same turn of the event loop share this read too.
    await new Promise(setImmediate);
    next = undefined;
    const reading = read();
    underway = reading;
    return reading;
  }
  return () => (next ??= begin());
}
