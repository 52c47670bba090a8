import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';

/** An article in a static list on the home page. */
const HAY_FEVER = '/blog/hay-fever-get-through-pollen-season';
const TITLE = /^Hay Fever: How to Get Through/;

test('an offline reader sees a notice and an error page and can retry once online', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('link', { name: TITLE }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByRole('alert')).toContainText('An unexpected error occurred.');
  await expect(page).toHaveURL(HAY_FEVER);

  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
});

/** Problems of a tab that was open during a deployment. */
const OUTDATED: Record<string, (page: Page) => Promise<unknown>> = {
  'whose script was removed': (page) =>
    page.route('**/assets/ArticlePage-*.js', (route) => route.fulfill({ status: 404 })),
  'whose query hash the CMS no longer knows': (page) =>
    page.route(/\/graphql\?.*ArticlePage/, (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/(?<=%22)[0-9a-f]{64}(?=%22)/, '0'.repeat(64)),
      }),
    ),
};

for (const [what, deploy] of Object.entries(OUTDATED)) {
  test(`a page ${what} reloads once and shows the article`, async ({ page }) => {
    // Before hydration, a link would load the next page without the site's scripts.
    await page.goto('/', { waitUntil: 'networkidle' });
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
    });
    await deploy(page);
    await page.getByRole('link', { name: TITLE }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await page.waitForLoadState('networkidle');
    expect(loaded).toEqual([HAY_FEVER]);
  });
}
