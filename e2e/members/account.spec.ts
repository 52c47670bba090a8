import type { Locator, Page } from '@playwright/test';
import { axeFindingsInBothSchemes } from '../support/page/axe.ts';
import { ada, mockApi, storeToken, unsignedToken } from '../support/members/browser-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/page/hold-requests.ts';
import { formsWithMessage } from '../support/states/forms.ts';

const HOUR = 3600;

const main = (page: Page): Locator => page.getByRole('main');
async function logIn(page: Page): Promise<void> {
  await mockApi(page, '/users/login', 200, { user: ada, token: unsignedToken(HOUR) });
  await page.getByLabel('Email or username').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await main(page).getByRole('button', { name: 'Log in' }).click();
}

test('logging in returns the reader to the previous page, and Back skips the login page', async ({
  page,
}) => {
  await page.goto('/terms');
  await page.goto('/faqs#account');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page);
  await expect(page).toHaveURL(/\/faqs#account$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'ada' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/faqs#account$/);
});

test('the account page redirects a guest to the login and back after logging in', async ({ page }) => {
  await mockApi(page, '/users/me', 200, ada);
  await page.goto('/my-account');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page);
  await expect(page).toHaveURL(/\/my-account$/);
  await expect(page.getByText(ada.email)).toBeVisible();
});

test('an expired token redirects the reader to the login page once', async ({ page }) => {
  await storeToken(page, unsignedToken(-1));
  await page.goto('/faqs');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.goto('/faqs');
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/faqs$/);
});

test('a malformed token is removed without a redirect', async ({ page }) => {
  await storeToken(page, 'no token');
  await page.goto('/faqs');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(page).toHaveURL(/\/faqs$/);
});

test('the sign-up form preserves input typed before its script loads and does not submit it', async ({
  page,
}) => {
  const release = await holdRequests(page, /assets\/entry-client[^/]*\.js/);
  await page.goto('/signup', { waitUntil: 'commit' });
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill('Ab1');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  release();
  const met = page.getByRole('list', { name: 'The password must have' }).getByText(/: done$/);
  await expect(met).toHaveCount(3);
  await expect(page.getByLabel('Username')).toHaveValue('ada');
});

test('the Update Password button stays in place when pressed again after an error', async ({ page }) => {
  await mockApi(page, '/users/me', 200, ada);
  await storeToken(page, unsignedToken(HOUR));
  await page.goto('/my-account');
  await main(page).getByRole('button', { name: 'Update', exact: true }).click();
  await page.getByLabel('Current password', { exact: true }).fill('secret');
  await page.getByLabel('New password', { exact: true }).fill('Str0ng!pw');
  await page.getByLabel('Confirm password', { exact: true }).fill('Str0ng!pw');
  const update = main(page).getByRole('button', { name: 'Update Password' });
  await page.route('**/api/users/update-password', (route) => route.abort());
  await update.click();
  await expect(main(page).getByRole('alert')).toHaveText('Failed to update password.');
  const place = await update.boundingBox();
  const release = await holdRequests(page, /users\/update-password/);
  await update.click();
  await expect(main(page).locator('form')).toHaveAttribute('aria-busy', 'true');
  expect(await update.boundingBox()).toEqual(place);
  release();
});

test('a contact message survives a session that expires before it is sent', async ({ page }) => {
  await storeToken(page, unsignedToken(HOUR));
  // The session check on page load is over, so the session ends afterwards.
  await page.goto('/contact-us', { waitUntil: 'networkidle' });
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ada.email);
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Message').fill('A mistake, I think.');
  await page.evaluate((token) => localStorage.setItem('token', token), unsignedToken(-1));
  await page.getByRole('button', { name: 'Send Message' }).click();
  const alert = main(page).getByRole('alert');
  await expect(alert).toHaveText(/You need to be logged in to submit the contact form/);
  await alert.getByRole('link', { name: 'Log in' }).click();
  await logIn(page);
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(page.getByLabel('Message')).toHaveValue('A mistake, I think.');
});

for (const { name, show } of formsWithMessage) {
  test(`the state ${name} has no axe violations`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show(page);
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  });
}

test('the login form works by keyboard alone', async ({ page }) => {
  await mockApi(page, '/users/login', 401, { error: 'Wrong.', message: 'Wrong.' });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByLabel('Email or username').focus();
  await page.keyboard.type('ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('secret');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/saved-blogs', '/my-account', '/comment-section', '/rating-component']) {
    test(`${path} says that it needs JavaScript`, async ({ page }) => {
      await page.goto(path);
      await expect(main(page).getByText('This page needs JavaScript')).toBeVisible();
      await expect(main(page).getByText('Loading…')).toBeHidden();
    });
  }
});
