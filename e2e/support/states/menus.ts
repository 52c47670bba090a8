import { expect, type Locator, type Page } from '@playwright/test';
import type { ScreenState } from './ScreenState.ts';

const ARTICLE = '/blog/insomnia-what-really-helps';

/** What is pressed before the page is taken over is lost. */
const pressUntil = (button: Locator, shown: Locator): Promise<void> =>
  expect(async () => {
    if (!(await shown.isVisible())) await button.click();
    await expect(shown).toBeVisible({ timeout: 3000 });
  }).toPass();

async function openPhoneMenu(page: Page): Promise<Locator> {
  await page.goto(ARTICLE);
  const menu = page.getByRole('dialog');
  await pressUntil(page.getByRole('button', { name: 'Menu' }), menu);
  return menu;
}

/** What opens over a page. */
export const menus: readonly ScreenState[] = [
  { name: 'the menu of a phone', show: openPhoneMenu, only: 'narrow' },
  {
    name: 'the trending categories of a phone',
    only: 'narrow',
    show: async (page) => {
      const menu = await openPhoneMenu(page);
      await menu.getByRole('button', { name: 'In the Spotlight' }).click();
      await menu.locator('summary').first().click();
      await expect(menu.locator('details[open] a[href^="/blog/"]')).toHaveCount(5);
    },
  },
  {
    name: 'the menu of a desktop',
    only: 'wide',
    show: async (page) => {
      await page.goto(ARTICLE);
      const main = page.getByRole('navigation', { name: 'Main' });
      await pressUntil(
        main.getByRole('button', { name: 'In the Spotlight' }),
        page.getByRole('list', { name: /^Articles: / }),
      );
    },
  },
  {
    name: 'the categories of the blog list',
    isFleeting: true,
    show: async (page) => {
      await page.goto('/blog-list');
      const menu = page.getByRole('navigation', { name: 'Choose a category' });
      await pressUntil(menu.getByRole('button'), menu.getByRole('link', { name: 'All Categories' }));
    },
  },
  {
    name: 'suggestions of the search',
    isFleeting: true,
    show: async (page) => {
      await page.goto('/blog-list');
      await expect(async () => {
        await page.getByRole('combobox', { name: 'Search articles' }).fill('slee');
        await expect(page.getByRole('option').first()).toBeVisible({ timeout: 3000 });
      }).toPass();
    },
  },
  {
    name: 'the topics of the categories list',
    only: 'narrow',
    show: async (page) => {
      await page.goto('/categories-list');
      await page.getByRole('button', { name: 'Choose a topic' }).click();
      await expect(page.locator(':popover-open')).toBeVisible();
    },
  },
  {
    name: 'the login that a guest is asked for',
    show: async (page) => {
      await page.goto(ARTICLE);
      await pressUntil(
        page
          .getByRole('main')
          .getByRole('button', { name: /^Save Insomnia/i })
          .first(),
        page.getByRole('dialog', { name: 'Log in' }),
      );
    },
  },
];
