import type { Page } from '@playwright/test';

const ENTRIES = '**/content-manager/collection-types/**';
/** Beside the form: neither stores anything. */
const CHECKS = /check-availability|generate/;

/** Holds everything that a form saves, as a slow connection does. @returns a function that lets it pass */
export async function holdWrites(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ENTRIES, async (route) => {
    if (route.request().method() !== 'GET' && !CHECKS.test(route.request().url())) await held;
    await route.fallback();
  });
  return release;
}
