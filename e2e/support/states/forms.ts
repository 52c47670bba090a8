import { expect, type Page } from '@playwright/test';
import { ada, answerApi, storeToken, unsignedToken } from '../browser-session.ts';
import type { ScreenState } from './ScreenState.ts';

const HOUR = 3600;

async function openAccount(page: Page): Promise<void> {
  await answerApi(page, '/users/me', 200, ada);
  await storeToken(page, unsignedToken(HOUR));
  await page.goto('/my-account');
  await expect(page.getByText(ada.email)).toBeVisible();
}

const FORMS: readonly ScreenState[] = [
  {
    name: 'the login, with a message',
    covers: '/login',
    show: async (page) => {
      await answerApi(page, '/users/login', 401, { error: 'Wrong.', message: 'Wrong.' });
      await page.goto('/login');
      await page.getByLabel('Email or username').fill('ada');
      await page.getByLabel('Password', { exact: true }).fill('secret');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'the signup, with a message',
    covers: '/signup',
    show: async (page) => {
      await page.goto('/signup');
      await page.getByRole('button', { name: 'Sign up' }).click();
    },
  },
  {
    name: 'the request for a code, with a message',
    covers: '/forgot-password',
    show: async (page) => {
      await page.goto('/forgot-password');
      await page.getByRole('button', { name: 'Send code' }).click();
    },
  },
  {
    name: 'the code of a mail, with a message',
    covers: '/enter-code',
    show: async (page) => {
      await page.goto('/enter-code');
      await page.getByRole('button', { name: 'Verify' }).click();
    },
  },
  {
    name: 'the change of a password, with a message',
    covers: '/change-password',
    show: async (page) => {
      await page.goto('/change-password');
      await page.getByRole('button', { name: 'Change password' }).click();
    },
  },
  {
    name: 'the contact form, with a message',
    covers: '/contact-us',
    show: async (page) => {
      await page.goto('/contact-us');
      await page.getByRole('button', { name: 'Send Message' }).click();
    },
  },
  {
    name: 'the account, with a message',
    show: async (page) => {
      await openAccount(page);
      await page.getByRole('button', { name: 'Update' }).click();
      await page.getByRole('button', { name: 'Update Password' }).click();
    },
  },
  {
    name: 'the end of an account, with a message',
    show: async (page) => {
      await openAccount(page);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('button', { name: 'Delete my account for good' }).click();
    },
  },
];

/** What is pressed before the page is taken over is lost: on a busy machine it is shown once more. */
const untilHeard = (page: Page, show: ScreenState['show']): Promise<void> =>
  expect(async () => {
    await show(page);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 3000 });
  }).toPass();

/** The forms, each with a message in sight. */
export const formsWithMessage: readonly ScreenState[] = FORMS.map((form) => ({
  ...form,
  show: (page) => untilHeard(page, form.show),
}));
