import type { Locator, Page } from '@playwright/test';
import { axeFindingsInBothSchemes } from '../../support/page/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { parseJsonLd } from '../../support/structured-data/json-ld.ts';
import { collectProblems } from '../../support/page/problems.ts';
import { ReaderPage } from '../../pages/ReaderPage.ts';

/** The breadcrumb is a list as well. */
const tilesOn = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .getByRole('link');
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

for (const [device, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('a reader gets from the home page to Popular Topics and sees all 31 topics', async ({ page }) => {
      const problems = collectProblems(page);
      await page.goto('/');
      if (device === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name: 'Popular Topics', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Popular Topics' })).toBeVisible();
      await expect(page).toHaveTitle('Popular Topics - Wellfolio');
      const tiles = tilesOn(page);
      // Another test may have added a topic after them.
      await expect(tiles.nth(30)).toHaveText("Women's Health");
      await expect(tiles.nth(30)).toHaveAttribute('href', '/womens-health');
      await new ReaderPage(page).loadAllPictures();
      expect(problems).toEqual([]);
    });

    test('Popular Topics has no axe violations', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/main-category');
      await new ReaderPage(page).loadAllPictures();
      expect(await axeFindingsInBothSchemes(page)).toEqual([]);
    });
  });
}

test('Tab moves from tile to tile', async ({ page }) => {
  await page.goto('/main-category');
  const tiles = tilesOn(page);
  await tiles.first().focus();
  await page.keyboard.press('Tab');
  await expect(tiles.nth(1)).toBeFocused();
});

test('Popular Topics has a canonical link, a description and an ItemList of 31 topics', async ({
  page,
  baseURL,
}) => {
  await page.goto('/main-category');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/main-category`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /topics/);
  const jsonLd = parseJsonLd(await page.content());
  const { numberOfItems, itemListElement } = jsonLd[0] ?? {};
  expect(jsonLd[0]).toMatchObject({ '@type': 'ItemList' });
  expect(numberOfItems).toBeGreaterThanOrEqual(31);
  expect(itemListElement).toHaveLength(Number(numberOfItems));
});

test('a topic’s list name appears without its “all-” prefix', async ({ page, admin }) => {
  const id = await admin.find('category', 'slug', 'wellness');
  await admin.update('category', id, { listName: 'all-Wellness' });
  try {
    await expect(async () => {
      await page.goto('/main-category');
      const tile = page.getByRole('main').getByRole('link', { name: 'Wellness', exact: true });
      await expect(tile).toHaveAttribute('href', '/wellness', { timeout: 500 });
      expect(await page.content()).toContain('all-Wellness');
    }).toPass();
    await expect(page.getByRole('main')).not.toContainText('all-');
  } finally {
    await admin.update('category', id, { listName: null });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('topic tiles are plain links', async ({ page }) => {
    await page.goto('/main-category');
    await expect(page.getByRole('main').getByRole('link', { name: 'Sleep' })).toHaveAttribute(
      'href',
      '/sleep',
    );
  });
});
