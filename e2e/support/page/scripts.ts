import type { Page, Response } from '@playwright/test';

/** Id of the element that lists the page's scripts (`web/src/lib/hydration/element-ids.ts`). */
export const SCRIPTS_ID = 'scripts';

/** Collects the URLs of the scripts that this page loads from now on. */
export function collectScripts(page: Page): ReadonlySet<string> {
  const scripts = new Set<string>();
  page.on('response', (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });
  return scripts;
}
