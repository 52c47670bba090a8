import { storeToken, unsignedToken } from '../support/browser-session.ts';
import { main, press } from './reader.ts';
import type { Screen } from './screen.ts';

/** Forms with what they say. */
export const FORMS: readonly Screen[] = [
  {
    name: 'form-login-refused',
    path: '/login',
    expects: /401/,
    prepare: async (page) => {
      await page.getByLabel('Email or username').fill('nobody@example.org');
      await page.getByLabel('Password', { exact: true }).fill('Evening&walk@7');
      await press(main(page), 'Log in');
      await main(page).getByRole('alert').waitFor();
    },
  },
  {
    name: 'form-login-expired',
    path: '/login',
    prepare: async (page) => {
      await storeToken(page, unsignedToken(-1));
      await page.goto('/saved-blogs');
      await page.getByText('Session expired.').first().waitFor();
    },
  },
  { name: 'form-signup-empty', path: '/signup', prepare: (page) => press(main(page), 'Sign up') },
  {
    name: 'form-signup-half',
    path: '/signup',
    prepare: async (page) => {
      await page.getByLabel('Username').fill('Mia Reader');
      await page.getByLabel('Email', { exact: true }).fill('mia@example');
      await page.getByLabel('Password', { exact: true }).fill('Evening7');
      await press(main(page), 'Sign up');
    },
  },
  {
    name: 'form-forgot-password-empty',
    path: '/forgot-password',
    prepare: (page) => press(main(page), 'Send code'),
  },
  { name: 'form-enter-code-empty', path: '/enter-code', prepare: (page) => press(main(page), 'Verify') },
  {
    name: 'form-change-password-empty',
    path: '/change-password',
    prepare: (page) => press(main(page), 'Change password'),
  },
  {
    name: 'form-contact-guest',
    path: '/contact-us',
    prepare: async (page) => {
      await page.getByLabel('Name').fill('Mia');
      await page.getByLabel('Message').fill('A mistake, I think.');
      await press(main(page), 'Send Message');
      await main(page).getByRole('alert').waitFor();
    },
  },
  { name: 'form-contact-member', path: '/contact-us', as: 'member' },
  {
    name: 'form-contact-sent',
    path: '/contact-us',
    as: 'member',
    prepare: async (page) => {
      await page.getByLabel('Name').fill('Mia');
      await page.getByLabel('Message').fill('Thank you for the article on insomnia.');
      await press(main(page), 'Send Message');
      await page.getByRole('status').filter({ hasText: /\w/ }).first().waitFor();
    },
  },
  {
    name: 'form-newsletter-refused',
    path: '/forgot-password',
    expects: /400/,
    prepare: async (page) => {
      const form = page.getByRole('form', { name: 'Our newsletter' });
      await form.getByRole('textbox', { name: 'Your email address' }).fill('mia');
      await press(form, 'Subscribe');
      await form.getByRole('status').filter({ hasText: /\w/ }).waitFor();
    },
  },
];
