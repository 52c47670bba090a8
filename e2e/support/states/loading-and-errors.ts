import { expect, type Locator, type Page } from '@playwright/test';
import { ReaderPage } from '../../pages/ReaderPage.ts';
import { holdRequests } from '../page/hold-requests.ts';
import { main } from './helpers.ts';
import type { ScreenState } from './screen-state.ts';

/** An article in a static list on the home page. */
const articleAtHome = (page: Page): Locator =>
  page.getByRole('link', { name: /^Hay Fever: How to Get Through/ }).first();

/** A link that every page has in every window. */
const linkToHub = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Body Image', exact: true });

/** Loads the home page with its pictures, so that later failures are not pictures. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
  await new ReaderPage(page).loadAllPictures();
}

/** Follows a link to a page for which the CMS does not respond. */
async function failAt(page: Page, link: Locator): Promise<void> {
  await openHome(page);
  await page.route(/\/graphql/, (route) => route.fulfill({ status: 500, body: 'Something broke.' }));
  await link.click();
  await main(page).getByRole('alert').waitFor();
}

/** Loading, offline and error states. */
export const loadingAndErrors: readonly ScreenState[] = [
  {
    name: 'waiting-for-page',
    inWindow: true,
    show: async (page) => {
      await openHome(page);
      await holdRequests(page, /\/graphql/);
      await articleAtHome(page).click();
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByText('Loading…').waitFor();
    },
  },
  {
    name: 'offline-notice',
    inWindow: true,
    show: async (page) => {
      // This page has no pictures, which might load in larger versions for another window.
      await page.goto('/faqs');
      await page.context().setOffline(true);
      await page.getByText('You are offline.').waitFor();
    },
  },
  {
    name: 'offline-page',
    expects: /ERR_INTERNET_DISCONNECTED|offline|fetch/,
    show: async (page) => {
      await openHome(page);
      await page.context().setOffline(true);
      await articleAtHome(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    },
  },
  {
    name: 'failed-page',
    expects: /\b500\b/,
    show: (page) => failAt(page, linkToHub(page)),
  },
  {
    name: 'failed-article',
    expects: /\b500\b/,
    show: (page) => failAt(page, articleAtHome(page)),
  },
];
