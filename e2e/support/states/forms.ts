import { expect, type Locator, type Page } from '@playwright/test';
import { ada, mockApi, storeToken, unsignedToken } from '../members/browser-session.ts';
import { openAccount, openAsAda } from './account.ts';
import { keepTemporaryMessages, main, press } from './helpers.ts';
import type { ScreenState } from './screen-state.ts';

/** Submits an empty form. */
const sendEmpty =
  (path: string, button: string): ScreenState['show'] =>
  async (page) => {
    await page.goto(path);
    await press(main(page), button);
  };

async function writeMessage(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Mia');
  await page.getByLabel('Message').fill('Thank you for the article on insomnia.');
  await press(main(page), 'Send Message');
}

async function subscribe(page: Page, email: string): Promise<Locator> {
  await page.goto('/faqs');
  const form = page.getByRole('form', { name: 'Our newsletter' });
  await form.getByRole('textbox', { name: 'Your email address' }).fill(email);
  await press(form, 'Subscribe');
  return form.getByRole('status');
}

const FORMS: readonly ScreenState[] = [
  {
    name: 'form-login-refused',
    covers: '/login',
    expects: /\b401\b/,
    show: async (page) => {
      const sentence = 'The name or the password is wrong. Please check both, or set a new password.';
      await mockApi(page, '/users/login', 401, { error: sentence, message: sentence });
      await page.goto('/login');
      await page.getByLabel('Email or username').fill('nobody@example.org');
      await page.getByLabel('Password', { exact: true }).fill('Evening&walk@7');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'form-login-expired',
    show: async (page) => {
      await storeToken(page, unsignedToken(-1));
      await page.goto('/saved-blogs');
      await page.waitForURL(/\/login$/);
    },
  },
  { name: 'form-signup-empty', covers: '/signup', show: sendEmpty('/signup', 'Sign up') },
  {
    name: 'form-signup-half',
    show: async (page) => {
      await page.goto('/signup');
      await page.getByLabel('Username').fill('Mia Reader');
      await page.getByLabel('Email', { exact: true }).fill('mia@example');
      await page.getByLabel('Password', { exact: true }).fill('Evening7');
      await press(main(page), 'Sign up');
    },
  },
  {
    name: 'form-forgot-password-empty',
    covers: '/forgot-password',
    show: sendEmpty('/forgot-password', 'Send code'),
  },
  { name: 'form-enter-code-empty', covers: '/enter-code', show: sendEmpty('/enter-code', 'Verify') },
  {
    name: 'form-change-password-empty',
    covers: '/change-password',
    show: sendEmpty('/change-password', 'Change password'),
  },
  {
    name: 'form-contact-guest',
    covers: '/contact-us',
    show: async (page) => {
      await page.goto('/contact-us');
      await writeMessage(page);
    },
  },
  {
    name: 'member-account-password',
    show: async (page) => {
      await openAccount(page);
      await main(page).getByRole('button', { name: 'Update', exact: true }).click();
      await press(main(page), 'Update Password');
    },
  },
  {
    name: 'member-account-delete',
    inWindow: true,
    show: async (page) => {
      await openAccount(page);
      await press(page, 'Delete my account');
      await press(page.getByRole('dialog'), 'Delete permanently');
    },
  },
];

/** Clicks before hydration are lost, so on a busy machine the click is repeated. */
const untilHeard = (page: Page, show: ScreenState['show']): Promise<void> =>
  expect(async () => {
    await show(page);
    await expect(main(page).getByRole('alert').first()).toBeVisible({ timeout: 3000 });
  }).toPass();

/** Forms with a visible message. */
export const formsWithMessage: readonly ScreenState[] = FORMS.map((form) => ({
  ...form,
  show: (page) => untilHeard(page, form.show),
}));

/** Forms that are ready to submit, or that show the outcome without an alert. */
export const otherForms: readonly ScreenState[] = [
  {
    name: 'form-contact-member',
    show: async (page) => {
      await openAsAda(page, '/contact-us');
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ada.email);
    },
  },
  {
    name: 'form-contact-sent',
    show: async (page) => {
      await mockApi(page, '/contact', 201, { message: 'Sent.' });
      await openAsAda(page, '/contact-us');
      await writeMessage(page);
      await main(page).getByText('Message sent successfully!').waitFor();
      await keepTemporaryMessages(page);
    },
  },
  {
    name: 'form-newsletter-refused',
    expects: /\b400\b/,
    show: async (page) => {
      const sentence = 'Please enter a valid email address, such as name@example.com.';
      await mockApi(page, '/subscribe', 400, { error: sentence, message: sentence });
      await expect(await subscribe(page, 'mia')).toHaveText(sentence);
      await keepTemporaryMessages(page);
    },
  },
  {
    name: 'form-newsletter-subscribed',
    show: async (page) => {
      await mockApi(page, '/subscribe', 200, { message: 'Thank you for subscribing!' });
      // The permanent message after the thanks.
      await expect(await subscribe(page, 'mia@example.org')).toContainText('Please check your email');
    },
  },
];
