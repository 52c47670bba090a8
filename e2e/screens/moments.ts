import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { dialog, press } from './reader.ts';
import type { Screen } from './screen.ts';

/** Home shows it in a list that stands still. */
const follow = (page: Page): Promise<void> =>
  page
    .getByRole('link', { name: /^Hay Fever: How to Get Through/ })
    .first()
    .click();

/** Menus, searches, and what a reader meets who waits, or has no connection: a page that fails looks alike. */
export const MOMENTS: readonly Screen[] = [
  {
    name: 'menu-phone',
    path: '/',
    on: 'phone',
    inWindow: true,
    prepare: async (page) => {
      await press(page, 'Menu');
      await dialog(page);
    },
  },
  {
    name: 'menu-phone-spotlight',
    path: '/',
    on: 'phone',
    inWindow: true,
    prepare: async (page) => {
      await press(page, 'Menu');
      const menu = await dialog(page);
      await press(menu, 'In the Spotlight');
      await menu.locator('summary').first().click();
      await menu.locator('details[open] a').first().waitFor();
    },
  },
  {
    name: 'menu-spotlight',
    path: '/',
    on: 'desktop',
    inWindow: true,
    prepare: async (page) => {
      await press(page, 'In the Spotlight');
      await page.getByRole('list', { name: /^Articles: / }).waitFor();
    },
  },
  {
    name: 'menu-spotlight-loading',
    path: '/',
    on: 'desktop',
    inWindow: true,
    prepare: async (page) => {
      await hold(page, /\/graphql/);
      await press(page, 'In the Spotlight');
    },
  },
  {
    name: 'search-suggestions',
    path: '/blog-list',
    inWindow: true,
    prepare: async (page) => {
      await page.getByRole('combobox', { name: 'Search articles' }).fill('sle');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'waiting-for-page',
    path: '/',
    inWindow: true,
    prepare: async (page) => {
      await hold(page, /\/graphql/);
      await follow(page);
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByText('Loading…').waitFor();
    },
  },
  {
    name: 'offline-notice',
    path: '/',
    inWindow: true,
    prepare: async (page) => {
      await page.context().setOffline(true);
      await page.getByText('You are offline.').waitFor();
    },
  },
  {
    name: 'offline-page',
    path: '/',
    expects: /ERR_INTERNET_DISCONNECTED|offline|fetch/,
    prepare: async (page) => {
      await page.context().setOffline(true);
      await follow(page);
      await page.getByRole('alert').waitFor();
    },
  },
];
