import { AsyncLocalStorage } from 'node:async_hooks';

interface Visit {
  address?: string;
  /** The token of the preview that is rendered. */
  preview?: string;
}

const visits = new AsyncLocalStorage<Visit>();

/** Runs on behalf of a visitor: its queries to the CMS count against the limits of this address. */
export const runForVisitor = <T>(address: string, work: () => T): T =>
  visits.run({ ...visits.getStore(), address }, work);

/** Runs for a preview: the CMS responds as if the previewed document were published. */
export const runForPreview = <T>(preview: string, work: () => T): T =>
  visits.run({ ...visits.getStore(), preview }, work);

/** Runs on behalf of all readers, whichever of them triggers it. */
export const runForEveryone = <T>(work: () => T): T => visits.run({}, work);

/** The address of the current visitor; undefined if the site itself is the client. */
export const currentVisitor = (): string | undefined => visits.getStore()?.address;

/** The token of the preview that is rendered; undefined for pages as readers get them. */
export const currentPreview = (): string | undefined => visits.getStore()?.preview;
