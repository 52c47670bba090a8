import { AsyncLocalStorage } from 'node:async_hooks';

const unchanged = new AsyncLocalStorage<true>();

/** Runs an upload whose pictures are stored as they are, and no other that is under way at the same time. */
export const storeUnchanged = <T>(upload: () => T): T => unchanged.run(true, upload);

export const isStoredUnchanged = (): boolean => unchanged.getStore() === true;
