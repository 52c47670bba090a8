import type { Page } from '@playwright/test';
import { ReaderPage } from '../pages/ReaderPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { withoutStatusError, collectProblems } from '../support/page/problems.ts';

const HEADING = 'We could not find that page';
/** A category address is looked up in the CMS; a deeper address and a list address are not. */
const LOST = ['/no-such-page', '/no/such/page/at-all', '/blog-list?page=9999'];

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => page.getByRole('combobox', { name: 'Search articles' });
for (const address of LOST) {
  test(`${address} returns 404 with noindex and hydrates without errors`, async ({ page }) => {
    const problems = collectProblems(page);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(main(page).getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await new ReaderPage(page).tookOver(box(page));
    await page.waitForLoadState('networkidle');
    expect(withoutStatusError(problems)).toEqual([]);
  });
}

test('the 404 search is prefilled from the address, shows suggestions and finds articles', async ({
  page,
}) => {
  await page.goto('/old-articles/insomnia');
  await expect(box(page)).toHaveValue('insomnia');
  await new ReaderPage(page).tookOver(box(page));
  await box(page).fill('sleep');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box(page).fill('insomnia');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search/insomnia');
  await expect(
    main(page)
      .getByRole('link', { name: /Insomnia/ })
      .first(),
  ).toBeVisible();
});
