import type { Core } from '@strapi/strapi';
import { catchUp } from '../article-index/catch-up';
import { readContentState } from './content-version';

const readers = new WeakMap<object, () => Promise<number>>();

/**
 * The present content version, never an older one: it is read after the question, and told when the article index holds
 * all that it counts. Whoever reads content asks for it first. Questions that come in one turn of the event loop share a
 * reading, so that under load a hundred requests cost one statement.
 */
export function presentVersion(strapi: Core.Strapi): Promise<number> {
  let read = readers.get(strapi);
  if (!read) {
    read = sharedInOneTurn(() => caughtUpVersion(strapi));
    readers.set(strapi, read);
  }
  return read();
}

async function caughtUpVersion(strapi: Core.Strapi): Promise<number> {
  for (;;) {
    const { version, indexWaits } = await readContentState(strapi.db.connection);
    if (!indexWaits || !(await catchUp(strapi))) return version;
  }
}

/** Those who ask before the reading begins share it. */
export function sharedInOneTurn<T>(read: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined;
  return () =>
    (coming ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        coming = undefined;
        read().then(resolve, reject);
      });
    }));
}
