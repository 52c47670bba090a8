import { AsyncLocalStorage } from 'node:async_hooks';

const unchanged = new AsyncLocalStorage<true>();

/** Runs an upload whose pictures are stored unchanged. Concurrent uploads are not affected. */
export const storeUnchanged = <T>(upload: () => T): T => unchanged.run(true, upload);

export const isStoredUnchanged = (): boolean => unchanged.getStore() === true;
