import { AsyncLocalStorage } from 'node:async_hooks';

const visitors = new AsyncLocalStorage<string | undefined>();

/** Runs on behalf of a visitor: its queries to the CMS count against the limits of this address. */
export const runForVisitor = <T>(address: string, work: () => T): T => visitors.run(address, work);

/** Runs on behalf of all readers, whichever of them triggers it. */
export const runForEveryone = <T>(work: () => T): T => visitors.run(undefined, work);

/** The address of the current visitor; undefined if the site itself is the client. */
export const currentVisitor = (): string | undefined => visitors.getStore();
