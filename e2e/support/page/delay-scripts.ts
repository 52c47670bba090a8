import type { Page } from '@playwright/test';

/** Delays scripts until the returned function is called. */
export async function delayScripts(page: Page, script: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(script, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
