import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** More than the number of Tab stops before any of the targets. */
const MOST_STOPS = 80;

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${String(target)} within ${MOST_STOPS} stops.`);
}

test('the mega-menu, the search and a hub lead from home to an article by keyboard alone', async ({
  page,
}) => {
  await page.goto('/');
  const spotlight = page.getByRole('button', { name: 'In the Spotlight' });
  await expect(spotlight).toBeVisible();
  await tabTo(page, spotlight);
  await page.keyboard.press('ArrowDown');
  const categories = page.getByRole('list', { name: 'Categories in the spotlight' });
  await expect(categories.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(categories.getByRole('link').nth(1)).toBeFocused();
  const name = await categories.getByRole('link').nth(1).textContent();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog-list\?category=/);
  await expect(page.getByRole('button', { name: `Category: ${name}` })).toBeVisible();
  await expect(categories).toBeHidden();

  // On a new page, focus starts at its content, or continues from the menu.
  const box = page.getByRole('combobox', { name: 'Search articles' });
  await tabTo(page, box);
  await page.keyboard.type('insom');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Insomnia');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/insomnia/);
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto('/');
  const wellness = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Wellness', exact: true });
  await tabTo(page, wellness);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Wellness' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const article = page
    .getByRole('region', { name: 'Stress Reduction Techniques' })
    .getByRole('article')
    .getByRole('link')
    .last();
  const title = (await article.textContent()) ?? '';
  await tabTo(page, article);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
