import type { Core } from '@strapi/strapi';

/** Updates data derived from content, up to and including a change. */
type BringUpToDate = (strapi: Core.Strapi, lastChange: number) => Promise<unknown>;

const NAME = 'content-version.before-read';

/**
 * Sets the hook that runs before a content version that counts pending changes is returned. The search index registers
 * here.
 */
export function setBeforeRead(strapi: Core.Strapi, bringUpToDate: BringUpToDate): void {
  strapi.add(NAME, () => bringUpToDate);
}

export async function beforeRead(strapi: Core.Strapi, lastChange: number): Promise<void> {
  const bringUpToDate: BringUpToDate = strapi.get(NAME);
  await bringUpToDate(strapi, lastChange);
}
