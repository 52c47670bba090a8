import type { Page } from '@playwright/test';
import { SCRIPTS_ID } from './scripts.ts';

/**
 * A page where `goto` and `reload` resolve after hydration. Scripts load after the first paint, and clicks before that
 * are deferred (`before-scripts.spec.ts`). With a `waitUntil` other than `load` or `networkidle` they resolve as usual.
 */
export function withHydration(page: Page): Page {
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

/** Runs in the page before any other script (`web/src/lib/hydration/hydrated-event.ts`). */
function listen(): void {
  document.addEventListener('takenover', () => Object.assign(window, { isTakenOver: true }));
}

type WaitUntil = NonNullable<Parameters<Page['goto']>[1]>['waitUntil'];

async function tookOver(page: Page, waitUntil: WaitUntil = 'load'): Promise<void> {
  if (waitUntil !== 'load' && waitUntil !== 'networkidle') return;
  // Without this element it is not a page of the site, but an editor's screen or a feed.
  await page.waitForFunction(
    (id) =>
      document.getElementById(id) === null ||
      document.documentElement.dataset.script === 'failed' ||
      'isTakenOver' in window,
    SCRIPTS_ID,
  );
  // The network may already have been idle before the scripts were requested.
  if (waitUntil === 'networkidle') await page.waitForLoadState('networkidle');
}
