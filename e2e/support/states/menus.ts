import { expect, type Locator, type Page } from '@playwright/test';
import { holdRequests } from '../page/hold-requests.ts';
import { ARTICLE, dialog, openUntil, press, pressUntil } from './helpers.ts';
import type { ScreenState } from './screen-state.ts';

async function openMenu(page: Page): Promise<Locator> {
  await page.goto(ARTICLE);
  await pressUntil(page.getByRole('button', { name: 'Menu' }), page.getByRole('dialog'));
  return dialog(page);
}

const spotlight = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'In the Spotlight' });

/** Overlays. */
export const menus: readonly ScreenState[] = [
  { name: 'menu-phone', only: 'menu', inWindow: true, show: openMenu },
  {
    name: 'menu-phone-spotlight',
    only: 'menu',
    inWindow: true,
    show: async (page) => {
      const menu = await openMenu(page);
      await press(menu, 'In the Spotlight');
      await menu.locator('summary').first().click();
      await expect(menu.locator('details[open] a[href^="/blog/"]')).toHaveCount(5);
    },
  },
  {
    name: 'menu-phone-calculators',
    only: 'menu',
    inWindow: true,
    show: async (page) => {
      const menu = await openMenu(page);
      await press(menu, 'Calculators');
      await menu.getByRole('link', { name: 'BMI Calculator' }).waitFor();
    },
  },
  {
    name: 'menu-spotlight',
    only: 'wide',
    inWindow: true,
    show: async (page) => {
      await page.goto(ARTICLE);
      await openUntil(spotlight(page), page.getByRole('list', { name: /^Articles: / }));
    },
  },
  {
    name: 'menu-spotlight-loading',
    only: 'wide',
    inWindow: true,
    show: async (page) => {
      await holdRequests(page, /\/graphql/);
      await page.goto(ARTICLE);
      await openUntil(spotlight(page), page.locator('#spotlight').getByText('Loading…'));
    },
  },
  {
    name: 'menu-list-categories',
    isFleeting: true,
    inWindow: true,
    show: async (page) => {
      await page.goto('/blog-list');
      const menu = page.getByRole('navigation', { name: 'Choose a category' });
      // Before hydration, the button is a link with the same name.
      const all = menu.getByRole('list').getByRole('link', { name: 'All Categories' });
      await openUntil(menu.getByRole('button'), all);
    },
  },
  {
    name: 'menu-categories-list-topics',
    only: 'narrow',
    inWindow: true,
    show: async (page) => {
      await page.goto('/categories-list');
      await press(page, 'Choose a topic');
      await expect(page.locator(':popover-open')).toBeVisible();
    },
  },
  {
    name: 'search-suggestions',
    isFleeting: true,
    inWindow: true,
    show: async (page) => {
      await page.goto('/blog-list');
      await expect(async () => {
        await page.getByRole('combobox', { name: 'Search articles' }).fill('slee');
        await expect(page.getByRole('option').first()).toBeVisible({ timeout: 3000 });
      }).toPass();
    },
  },
];
