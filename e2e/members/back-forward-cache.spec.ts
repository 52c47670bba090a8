import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { ada, answerApi, storeToken, unsignedToken } from '../support/members/browser-session.ts';

/**
 * Leaves the page and comes back to it as through the back/forward cache, which the tests' browser does not have: its
 * scripts go on where they were, and hear nothing of what another page stored meanwhile (as in Firefox).
 * @param token what is stored meanwhile; null of a member who signs out
 * @returns how much of the page is seen before it hears that it is back: 0 or 1
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

test('a page that comes back shows nothing of a member who has signed out meanwhile', async ({ page }) => {
  await storeToken(page, unsignedToken(3600));
  await answerApi(page, '/users/me', 200, ada);
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

test('a page that comes back to its member is as they left it', async ({ page }) => {
  const token = unsignedToken(3600);
  await storeToken(page, token);
  await answerApi(page, '/users/me', 200, ada);
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

test('a page that comes back knows who has logged in, and whose token has expired', async ({ page }) => {
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

test('the login page that comes back sends on who has logged in meanwhile', async ({ page }) => {
  await page.goto('/login');
  await leaveAndComeBack(page, unsignedToken(3600));
  await expect(page).toHaveURL('/');
});

test('what a member wrote is gone from the page that comes back once they have signed out', async ({
  page,
}) => {
  await storeToken(page, unsignedToken(3600));
  await page.goto('/contact-us');
  await expect(account(page)).toBeVisible();
  await page.getByLabel('Message').fill('About my illness');
  await leaveAndComeBack(page, null);
  await expect(page.getByLabel('Message')).toHaveValue('');
});
