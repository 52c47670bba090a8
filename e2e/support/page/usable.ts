import type { Page } from '@playwright/test';
import { SCRIPTS_ID } from './scripts.ts';

/**
 * A page whose `goto` and `reload` end when the site's scripts have taken it over: they come after its first picture, and
 * what is pressed before waits for them (`before-scripts.spec.ts`). With another `waitUntil` than `load` or `networkidle` they end as ever.
 */
export function usable(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  let listening: Promise<unknown> | undefined;
  page.goto = async (url, options) => {
    await (listening ??= page.addInitScript(listen));
    const response = await goto(url, options);
    await tookOver(page, options?.waitUntil);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await tookOver(page, options?.waitUntil);
    return response;
  };
  return page;
}

/** Runs in the page, from its beginning (`web/src/lib/hydration/hydrated-event.ts`). */
function listen(): void {
  document.addEventListener('takenover', () => Object.assign(window, { isTakenOver: true }));
}

type WaitUntil = NonNullable<Parameters<Page['goto']>[1]>['waitUntil'];

async function tookOver(page: Page, waitUntil: WaitUntil = 'load'): Promise<void> {
  if (waitUntil !== 'load' && waitUntil !== 'networkidle') return;
  // What has no such element is no page of the site: an editor's screen, a feed.
  await page.waitForFunction(
    (id) =>
      document.getElementById(id) === null ||
      document.documentElement.dataset.script === 'failed' ||
      'isTakenOver' in window,
    SCRIPTS_ID,
  );
  // The network may have been quiet for as long before the scripts were asked for.
  if (waitUntil === 'networkidle') await page.waitForLoadState('networkidle');
}
