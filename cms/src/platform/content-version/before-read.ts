import type { Core } from '@strapi/strapi';

/** Brings what is derived from content up to a change. */
type BringUpToDate = (strapi: Core.Strapi, lastChange: number) => Promise<unknown>;

const NAME = 'content-version.before-read';

/** Sets what runs before a content version is handed out that counts changes: the search index registers itself here. */
export function setBeforeRead(strapi: Core.Strapi, bringUpToDate: BringUpToDate): void {
  strapi.add(NAME, () => bringUpToDate);
}

export async function beforeRead(strapi: Core.Strapi, lastChange: number): Promise<void> {
  const bringUpToDate: BringUpToDate = strapi.get(NAME);
  await bringUpToDate(strapi, lastChange);
}
