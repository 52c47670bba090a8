import type { Page, Response } from '@playwright/test';

/** Of the element of the site's HTML that names the page's scripts (`web/src/lib/hydration/element-ids.ts`). */
export const SCRIPTS_ID = 'scripts';

/** The addresses of the scripts that this page has loaded, from now on. */
export function getScripts(page: Page): ReadonlySet<string> {
  const scripts = new Set<string>();
  page.on('response', (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });
  return scripts;
}
