import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const INSOMNIA = '/blog/insomnia-what-really-helps';
const TITLE = /^Insomnia: What Really Helps/;

test('a reader without a connection keeps the page, is told why nothing else comes, and goes on later', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('link', { name: TITLE }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An unexpected error occurred.');
  await expect(page.getByRole('alert')).toContainText('You seem to be offline.');
  await expect(page).toHaveURL(INSOMNIA);

  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await page.getByRole('link', { name: 'load the page again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
});

/** What a tab meets that was open while another version was deployed. */
const OUTDATED: Record<string, (page: Page) => Promise<unknown>> = {
  'whose script is gone': (page) =>
    page.route('**/assets/ArticlePage-*.js', (route) => route.fulfill({ status: 404 })),
  'whose question the CMS no longer knows': (page) =>
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
  test(`a page ${what} is loaded anew once, not in a loop, and can be read`, async ({ page }) => {
    // Before the page is taken over, a link loads the next one by itself.
    await page.goto('/', { waitUntil: 'networkidle' });
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
    });
    await deploy(page);
    await page.getByRole('link', { name: TITLE }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await page.waitForLoadState('networkidle');
    expect(loaded).toEqual([INSOMNIA]);
  });
}
