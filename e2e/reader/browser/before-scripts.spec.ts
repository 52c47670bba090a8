import type { Page } from '@playwright/test';
import { CalculatorPage } from '../../pages/CalculatorPage.ts';
import { BMI } from '../../support/calculators/calculators.ts';
import { expect, test } from '../../support/fixtures.ts';
import { holdRequests } from '../../support/page/hold-requests.ts';
import { ReaderPage } from '../../pages/ReaderPage.ts';

/** The hydration scripts. Before them, only `start` is present. */
const ENTRY = /\/assets\/entry-client-[^/]+\.js$/;

/** The page on a slow connection: complete except for the scripts. */
async function opened(page: Page, address: string): Promise<() => void> {
  const release = await holdRequests(page, ENTRY);
  const requested = page.waitForRequest(ENTRY);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await requested;
  return release;
}

test.describe('an action taken before the scripts load takes effect afterwards', () => {
  test('a submitted form shows its validation errors and preserves the input', async ({ page }) => {
    const release = await opened(page, '/login');
    const field = page.getByLabel('Email or username');
    await field.fill('someone@example.com');
    await field.press('Enter');
    await expect(page.getByRole('main').locator('[data-held]')).toBeVisible();
    release();
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await expect(field).toHaveValue('someone@example.com');
    await expect(page.locator('[data-held]')).toHaveCount(0);
  });

  test('a calculator shows its result', async ({ page }) => {
    const release = await opened(page, BMI.path);
    const screen = new CalculatorPage(page, BMI);
    await screen.enter(BMI.example);
    await screen.calculate();
    release();
    await screen.expectResult(BMI.headline);
  });

  test('a calculator shows the fields for the chosen units', async ({ page }) => {
    const release = await opened(page, BMI.path);
    const screen = new CalculatorPage(page, BMI);
    await screen.choice('Units', 'Metric').check();
    release();
    await expect(screen.field('Height (cm)')).toBeVisible();
    await expect(screen.choice('Units', 'Metric')).toBeChecked();
  });

  test('saving an article opens the login dialog for a guest', async ({ page }) => {
    const release = await opened(page, '/blog/insomnia-what-really-helps');
    const save = page.getByRole('button', { name: /^Save / }).first();
    await save.click();
    await save.click();
    release();
    await expect(page.getByRole('dialog')).toContainText('You need to log in to rate or save this blog.');
  });

  test('the search box shows suggestions for the typed text', async ({ page }) => {
    const release = await opened(page, '/blog-list');
    const field = page.getByRole('combobox', { name: 'Search articles' });
    await field.pressSequentially('slee');
    release();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(field).toHaveValue('slee');
  });

  test('the search box preserves the typed text after losing focus', async ({ page }) => {
    const release = await opened(page, '/blog-list');
    const field = page.getByRole('combobox', { name: 'Search articles' });
    await field.fill('slee');
    await field.blur();
    release();
    await new ReaderPage(page).tookOver(field);
    await field.focus();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('slee');
  });

  test('the phone menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const release = await opened(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    release();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Home' })).toBeVisible();
  });
});

test.describe('when the scripts fail to load', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test.beforeEach(async ({ page }) => {
    await page.route(ENTRY, (route) => route.abort());
  });

  test('pages hide the buttons that need scripts and show the main navigation', async ({ page }) => {
    for (const address of [
      '/',
      '/blog/insomnia-what-really-helps',
      '/sleep',
      '/categories-list',
      '/signup',
    ]) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
      // Search forms and popovers work without scripts.
      const dead = page.locator('button:visible:not([role=search] *):not([popovertarget])');
      expect(await dead.evaluateAll((buttons) => buttons.map(({ outerHTML }) => outerHTML)), address).toEqual(
        [],
      );
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    }
  });

  for (const address of ['/login', '/bmi-calculator', '/contact-us']) {
    test(`${address} says that it needs JavaScript`, async ({ page }) => {
      await page.goto(address);
      await expect(
        page.getByText(/needs JavaScript, which is switched off in this browser or failed to load/),
      ).toBeVisible();
    });
  }
});
