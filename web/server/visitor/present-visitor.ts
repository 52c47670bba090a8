import { AsyncLocalStorage } from 'node:async_hooks';

const visitors = new AsyncLocalStorage<string | undefined>();

/** Does something for a visitor: what it asks the CMS counts to the limits of this address. */
export const forVisitor = <T>(address: string, work: () => T): T => visitors.run(address, work);

/** Does something for all readers, whoever is the first to need it. */
export const forNobody = <T>(work: () => T): T => visitors.run(undefined, work);

/** The address of the visitor something is being done for; undefined: the site does it for itself. */
export const presentVisitor = (): string | undefined => visitors.getStore();
