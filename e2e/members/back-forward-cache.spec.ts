import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { ada, mockApi, storeToken, unsignedToken } from '../support/members/browser-session.ts';

/**
 * Simulates leaving the page and coming back through the back/forward cache, which the tests' browser does not have:
 * scripts continue where they were, and get no event about what another page stored in the meantime (as in Firefox).
 * @param token the token stored in the meantime; null if the member signed out
 * @returns the page's opacity before it handles the event: 0 or 1
 */
const leaveAndComeBack = (page: Page, token: string | null, user: object = ada): Promise<string> =>
  page.evaluate(
    ([stored, member]) => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      if (stored === null) localStorage.clear();
      else {
        localStorage.setItem('token', String(stored));
        localStorage.setItem('user', String(member));
      }
      const { opacity } = getComputedStyle(document.body);
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return opacity;
    },
    [token, JSON.stringify(user)],
  );

const account = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: ada.username });
const logIn = (page: Page): Locator => page.getByRole('banner').getByText('Log in');
const seen = (page: Page): Promise<void> => expect(page.locator('body')).toHaveCSS('opacity', '1');

test('a restored page shows nothing of a member who has signed out in the meantime', async ({ page }) => {
  await storeToken(page, unsignedToken(3600));
  await mockApi(page, '/users/me', 200, ada);
  await page.goto('/my-account');
  await expect(page.getByText(ada.email)).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).focus();

  expect(await leaveAndComeBack(page, null)).toBe('0');
  await expect(page.getByRole('main')).toContainText('User not logged in.');
  await expect(page.getByText(ada.email)).toHaveCount(0);
  await expect(account(page)).toHaveCount(0);
  await expect(logIn(page)).toBeVisible();
  await seen(page);
});

test('a restored page is unchanged for the same member', async ({ page }) => {
  const token = unsignedToken(3600);
  await storeToken(page, token);
  await mockApi(page, '/users/me', 200, ada);
  await page.goto('/my-account');
  await page.getByRole('button', { name: 'Update' }).click();
  const field = page.getByLabel('Current password', { exact: true });
  await field.fill('secret');

  expect(await leaveAndComeBack(page, token)).toBe('0');
  await seen(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('secret');
  await expect(page.getByText(ada.email)).toBeVisible();
});

test('a restored page recognises a new login and an expired token', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(page.getByText(/^To write here, please/)).toBeVisible();
  expect(await leaveAndComeBack(page, unsignedToken(3600))).toBe('1');
  await expect(account(page)).toBeVisible();
  await expect(page.getByText(/^To write here, please/)).toHaveCount(0);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ada.email);

  await leaveAndComeBack(page, unsignedToken(-1));
  await expect(logIn(page)).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a restored login page redirects a member who has logged in in the meantime', async ({ page }) => {
  await page.goto('/login');
  await leaveAndComeBack(page, unsignedToken(3600));
  await expect(page).toHaveURL('/');
});

test('a restored page discards what a member wrote before signing out', async ({ page }) => {
  await storeToken(page, unsignedToken(3600));
  await page.goto('/contact-us');
  await expect(account(page)).toBeVisible();
  await page.getByLabel('Message').fill('About my illness');
  await leaveAndComeBack(page, null);
  await expect(page.getByLabel('Message')).toHaveValue('');
});
