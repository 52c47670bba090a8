import { expect, test } from '../../support/fixtures.ts';
import { ListPage } from '../../pages/ListPage.ts';

test('a category without articles says so and shows other articles instead', async ({ page, baseURL }) => {
  await page.goto('/narcolepsy');
  await expect(page.getByText('Nothing has been published on Narcolepsy yet.')).toBeVisible();
  await expect(new ListPage(page).cards).not.toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/category/narcolepsy`);
});

test('an unknown category returns 404', async ({ page }) => {
  const response = await page.goto('/category/nothing-of-the-kind');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find that page' })).toBeVisible();
});

test('a category address with capitals redirects to the lowercase address', async ({ page }) => {
  await page.goto('/category/Jet-Lag');
  await expect(page).toHaveURL('/category/jet-lag');
  await page.goto('/SLEEP');
  await expect(page).toHaveURL('/sleep');
  await expect(page.getByRole('heading', { level: 1, name: 'Sleep' })).toBeVisible();
});

test('Back shows the list again after an article whose script failed to load', async ({ page }) => {
  await page.goto('/blog-list', { waitUntil: 'networkidle' });
  await page.route(/\/assets\/ArticlePage-[^/]+\.js$/, (route) => route.abort());
  const card = new ListPage(page).cards.first().getByRole('heading').getByRole('link');
  const title = (await card.textContent()) ?? '';
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'HEALTH & WELLNESS' })).toBeVisible();
});
