import type { Locator, Page } from '@playwright/test';
import { ada, storeToken, unsignedToken } from '../support/members/browser-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { ReaderPage } from '../pages/ReaderPage.ts';
import { holdRequests } from '../support/page/hold-requests.ts';

const ENTRY = /assets\/entry-client[^/]*\.js/;

const wayIn = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Log in' });
const words = (page: Page): Locator => wayIn(page).getByText('Log in');

test('the member avatar replaces its placeholder in place once the scripts load', async ({ page }) => {
  // At this width, no name is shown beside it.
  await page.setViewportSize({ width: 320, height: 740 });
  await storeToken(page, unsignedToken(3600));
  const release = await holdRequests(page, ENTRY);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-member', '');
  await expect(wayIn(page)).toHaveAttribute('href', '/login');
  const place = await words(page).boundingBox();
  expect(place).toMatchObject({ width: 36, height: 36 });
  // The guests' notice is hidden too, so nothing moves when it is removed.
  await expect(page.getByText(/^To write here, please/)).toBeHidden();
  release();
  const account = page.getByRole('banner').getByRole('link', { name: ada.username });
  await expect(account).toBeVisible();
  expect(await account.locator('span').first().boundingBox()).toEqual(place);
  await expect(page.locator('html')).not.toHaveAttribute('data-member');
});

test('a guest sees the login link before the scripts load', async ({ page }) => {
  await holdRequests(page, ENTRY);
  await page.goto('/faqs', { waitUntil: 'commit' });
  await expect(words(page)).toBeVisible();
  expect((await words(page).boundingBox())?.width).toBeGreaterThan(36);
  await expect(page.locator('html')).not.toHaveAttribute('data-member');
});

for (const [what, token] of [
  ['cannot be read', 'no token'],
  ['has expired', unsignedToken(-1)],
] as const) {
  test(`a token that ${what} reserves no avatar placeholder`, async ({ page }) => {
    await storeToken(page, token);
    await page.goto('/faqs');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await expect(page.locator('html')).not.toHaveAttribute('data-member');
    expect((await words(page).boundingBox())?.width).toBeGreaterThan(36);
  });
}

test('a member sees the login link when the scripts fail to load', async ({ page }) => {
  await storeToken(page, unsignedToken(3600));
  await page.route(ENTRY, (route) => route.abort());
  await page.goto('/faqs');
  await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
  expect((await words(page).boundingBox())?.width).toBeGreaterThan(36);
});

for (const [width, isShown] of [
  [320, false],
  [360, true],
  [390, true],
] as const) {
  test(`a phone ${width} px wide ${isShown ? 'shows the username, cut short' : 'has room for the avatar alone'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await storeToken(page, unsignedToken(3600), { ...ada, username: 'margarethe.zimmermann' });
    await page.goto('/faqs');
    const link = page.getByRole('banner').getByRole('link', { name: 'margarethe.zimmermann' });
    const name = await link.getByText('margarethe.zimmermann').boundingBox();
    expect((name?.width ?? 0) > 50).toBe(isShown);
    await new ReaderPage(page).expectNoSidewaysScroll();
    // The bar stays on one line.
    expect((await link.boundingBox())?.y).toBe(
      (await page.getByRole('button', { name: 'Menu' }).boundingBox())?.y,
    );
  });
}
