import type { Core } from '@strapi/strapi';
import { readContentVersion } from './content-version';

const readers = new WeakMap<object, () => Promise<number>>();

/**
 * The present content version, never an older one: it is read after the question. Questions that come in one turn of
 * the event loop share a reading, so that under load a hundred requests cost one statement.
 */
export function presentVersion(strapi: Core.Strapi): Promise<number> {
  let read = readers.get(strapi);
  if (!read) {
    read = sharedInOneTurn(() => readContentVersion(strapi.db.connection));
    readers.set(strapi, read);
  }
  return read();
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
