import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';

/**
 * Aborts the first matching request as Firefox and WebKit do when the reader leaves through the address bar: after
 * `beforeunload`, but before the document is gone. Later requests succeed.
 */
async function giveUpFirst(page: Page, address: RegExp): Promise<void> {
  let isFirst = true;
  await page.route(address, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
    return route.abort();
  });
}
const comeBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

const follow = (page: Page): Promise<void> =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Health Conditions' }).click();
const shown = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL('/categories-list');
  await expect(page.getByRole('navigation', { name: 'A to Z' })).toBeVisible();
};

for (const [what, address] of [
  ['a script', /\/assets\/CategoriesListPage-[^/]+\.js$/],
  ['a response', /\/graphql\?operationName=CategoriesListPage/],
] as const) {
  test(`${what} that is aborted because the reader leaves is not an error, and loads when they return`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        errors.push(message.text());
      }
    });
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await giveUpFirst(page, address);
    const failed = page.waitForEvent('requestfailed');
    await follow(page);
    await failed;
    // Enough time for an error to appear.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    });
    await expect(page).toHaveURL('/');
    await comeBack(page);
    await shown(page);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    expect(errors).toEqual([]);
  });
}

test('an error page restored from the back/forward cache loads the page', async ({ page }) => {
  await page.goto('/');
  let isReachable = false;
  await page.route(/\/graphql\?/, (route) => (isReachable ? route.continue() : route.abort()));
  await follow(page);
  await expect(page.getByRole('heading', { name: 'An unexpected error occurred.' })).toBeVisible();
  isReachable = true;
  await comeBack(page);
  await shown(page);
});

test('a page with aborted scripts reloads when the reader returns to it', async ({ page }) => {
  let isFirst = true;
  await page.route(/\/assets\/entry-client-[^/]+\.js$/, (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    return route.abort();
  });
  await page.goto('/faqs');
  await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
  await comeBack(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-script');
});
