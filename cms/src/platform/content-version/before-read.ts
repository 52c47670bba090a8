import type { Core } from '@strapi/strapi';

/** Brings what is derived from content up to a change. */
type BringUpToDate = (strapi: Core.Strapi, lastChange: number) => Promise<unknown>;

const hooks = new WeakMap<object, BringUpToDate>();

/** Sets what runs before a content version is handed out that counts changes: the search index registers itself here. */
export function setBeforeRead(strapi: Core.Strapi, bringUpToDate: BringUpToDate): void {
  hooks.set(strapi, bringUpToDate);
}

export async function beforeRead(strapi: Core.Strapi, lastChange: number): Promise<void> {
  await hooks.get(strapi)?.(strapi, lastChange);
}
