import type { Page } from '@playwright/test';
import { ReaderPage } from '../pages/ReaderPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { axeFindingsInBothSchemes } from '../support/page/axe.ts';
import { withoutStatusError, collectProblems } from '../support/page/problems.ts';

const HEADING = 'We could not find that page';

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => page.getByRole('combobox', { name: 'Search articles' });
test('the 404 page references NotFoundPage but not CategoryPage, and /sleep omits NotFoundPage', async ({
  request,
}) => {
  const lost = await (await request.get('/no-such-page')).text();
  expect(lost).toMatch(/\/assets\/NotFoundPage/);
  expect(lost).not.toMatch(/\/assets\/CategoryPage/);
  const found = await (await request.get('/sleep')).text();
  expect(found).not.toMatch(/NotFoundPage/);
});

test('client-side navigation to an unknown address shows the 404 page, and Back returns', async ({
  page,
}) => {
  await page.goto('/blog-list');
  await new ReaderPage(page).tookOver(box(page));
  const problems = collectProblems(page);
  await page.evaluate(() => window.history.pushState({}, '', '/no/such/page'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(main(page).getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  await expect(box(page)).toHaveValue('page');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'HEALTH & WELLNESS' })).toBeVisible();
  expect(withoutStatusError(problems)).toEqual([]);
});

test('Tab on the 404 page moves from the search through the suggested links', async ({ page }) => {
  await page.goto('/no/such/page');
  await new ReaderPage(page).tookOver(box(page));
  await box(page).focus();
  const stops = [
    main(page).getByRole('button', { name: 'Search' }),
    ...['Home', 'Health Conditions', 'Popular Topics', 'Back to Home'].map((name) =>
      main(page).getByRole('link', { name, exact: true }),
    ),
  ];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('the 404 page locks scrolling only when its content fits the window', async ({ page }) => {
  const overflow = () => page.evaluate(() => document.documentElement.style.overflow);
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto('/no/such/page');
  await expect.poll(overflow).toBe('hidden');
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(overflow).toBe('');
  await page.setViewportSize({ width: 1280, height: 2400 });
  await expect.poll(overflow).toBe('hidden');
  await main(page).getByRole('link', { name: 'Popular Topics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Popular Topics' })).toBeVisible();
  expect(await overflow()).toBe('');
});

test('the 404 page unlocks scrolling when enlarged text no longer fits', async ({ page }) => {
  const overflow = () => page.evaluate(() => document.documentElement.style.overflow);
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto('/no/such/page');
  await expect.poll(overflow).toBe('hidden');
  await page.evaluate(() => (document.documentElement.style.fontSize = '300%'));
  await expect.poll(overflow).toBe('');
});

for (const width of [360, 768, 1280]) {
  test(`the 404 page has no axe violations at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/no/such/page');
    await new ReaderPage(page).tookOver(box(page));
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the 404 page links home, and its search finds articles', async ({ page }) => {
    await page.goto('/no/such/insomnia');
    await expect(main(page).getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search/insomnia');
    await expect(
      main(page)
        .getByRole('link', { name: /Insomnia/ })
        .first(),
    ).toBeVisible();
  });
});
