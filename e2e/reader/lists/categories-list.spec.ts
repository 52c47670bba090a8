import type { Locator, Page } from '@playwright/test';
import { axeFindingsInBothSchemes } from '../../support/page/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { parseJsonLd } from '../../support/structured-data/json-ld.ts';
import { collectProblems } from '../../support/page/problems.ts';
import { ReaderPage } from '../../pages/ReaderPage.ts';

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const ALL = 'Health & Wellness Categories';

const topics = (page: Page): Locator => page.getByRole('navigation', { name: 'Topics', exact: true });
const letters = (page: Page): Locator => page.getByRole('navigation', { name: 'A to Z' });
const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** On a phone, the topics are behind a button. */
async function showTopics(page: Page): Promise<void> {
  const button = topics(page).getByRole('button');
  if (await button.isVisible()) await button.click();
}

for (const [device, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('the reader selects a topic and selects it again to show all categories', async ({ page }) => {
      const problems = collectProblems(page);
      await page.goto('/categories-list');
      await expect(page).toHaveTitle(`${ALL} - Explore Our Topics`);
      await expect(heading(page, ALL)).toBeVisible();
      await showTopics(page);
      await expect(topics(page).getByRole('link').nth(30)).toHaveText("Women's Health");
      await topics(page).getByRole('link', { name: "Men's Health", exact: true }).click();

      await expect(page).toHaveURL('/categories-list/mens-health');
      await expect(page).toHaveTitle("Men's Health Subcategories - Explore More Health Topics");
      await expect(page.getByRole('link', { name: 'Prostate Health' })).toHaveAttribute(
        'href',
        '/prostate-health',
      );
      await expect(page.getByRole('link', { name: 'Insomnia' })).toHaveCount(0);
      await showTopics(page);
      const chosen = topics(page).getByRole('link', { name: /^Men's Health ?, chosen/ });
      await expect(chosen).toHaveAttribute('aria-current', 'true');
      await chosen.click();

      await expect(page).toHaveURL('/categories-list');
      await expect(page.getByRole('link', { name: 'Insomnia' })).toHaveAttribute('href', '/insomnia');
      expect(problems).toEqual([]);
    });

    test('Enter on a letter link focuses its heading and scrolls it into view below the letter bar', async ({
      page,
    }) => {
      await page.goto('/categories-list', { waitUntil: 'networkidle' });
      await expect(letters(page).getByRole('listitem')).toHaveCount(26);
      await letters(page).getByRole('link', { name: 'W' }).focus();
      await page.keyboard.press('Enter');
      const target = page.getByRole('heading', { level: 2, name: 'W', exact: true });
      await expect(target).toBeFocused();
      await expect(target).toBeInViewport({ ratio: 1 });
      // Sticky elements at the top of the window do not cover it.
      const [bar, box] = await Promise.all([letters(page).boundingBox(), target.boundingBox()]);
      expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: /^W/ }).and(page.locator(':focus'))).toBeVisible();
    });

    test('Back returns from a letter to the previous scroll position, then to the previous page', async ({
      page,
    }) => {
      await page.goto('/main-category');
      await page.goto('/categories-list', { waitUntil: 'networkidle' });
      const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
      const before = await scrolled();
      await letters(page).getByRole('link', { name: 'M' }).click();
      const target = page.getByRole('heading', { level: 2, name: 'M', exact: true });
      await expect(target).toBeInViewport({ ratio: 1 });
      await expect(page).toHaveURL('/categories-list#letter-m');
      await letters(page).getByRole('link', { name: 'M' }).click();
      await page.goBack();
      await expect(page).toHaveURL('/categories-list');
      await expect.poll(scrolled).toBe(before);
      await page.goForward();
      await expect(target).toBeInViewport({ ratio: 1 });
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL('/main-category');
    });

    test('the letter bar does not cover the element reached with Shift+Tab', async ({ page }) => {
      await page.goto('/categories-list#letter-s');
      await page.getByRole('link', { name: 'Sleep Apnea' }).focus();
      for (let step = 0; step < 12; step += 1) await page.keyboard.press('Shift+Tab');
      const [bar, box] = await Promise.all([
        letters(page).boundingBox(),
        page.locator(':focus').boundingBox(),
      ]);
      expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    });

    test('the full list, a topic and an unknown topic have no axe violations', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const address of [
        '/categories-list/sleep',
        '/categories-list/no-such-topic',
        '/categories-list',
      ]) {
        await page.goto(address);
        await showTopics(page);
        expect(await axeFindingsInBothSchemes(page)).toEqual([]);
      }
    });
  });
}

test('category names fill three columns row by row on a desktop and one on a phone', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await page.goto('/categories-list');
  const names = page
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: 'Snoring' }) })
    .last();
  const columns = async (): Promise<number[]> => {
    const lefts = await names
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    const places = [...new Set(lefts)];
    return lefts.map((left) => places.indexOf(left));
  };
  const found = await columns();
  expect(found.length).toBeGreaterThan(20);
  expect(found).toEqual(found.map((_, index) => index % 3));
  await page.setViewportSize(SIZES.phone);
  expect(await columns()).toEqual(found.map(() => 0));
});

test('on a phone the topic menu opens by keyboard, and Escape closes it and restores the focus', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone);
  await page.goto('/categories-list/sleep');
  const button = topics(page).getByRole('button', { name: 'Sleep' });
  await expect(topics(page).getByRole('link').first()).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(topics(page).getByRole('link', { name: 'Addiction Recovery' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(topics(page).getByRole('link').first()).toBeHidden();
  await expect(button).toBeFocused();
});

test('an unknown topic returns 404 with the sidebar, and a sub-topic redirects to its topic', async ({
  page,
  request,
}) => {
  const response = await page.goto('/categories-list/no-such-topic');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('No subcategories found.')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await topics(page).getByRole('link', { name: 'Sleep' }).click();
  await expect(heading(page, 'Sleep Subcategories')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('No subcategories found.')).toBeVisible();

  const moved = await request.get('/categories-list/insomnia', { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe('/categories-list/sleep');
});

test('a topic page has a canonical link, description, Open Graph title and JSON-LD', async ({
  page,
  baseURL,
}) => {
  await page.goto('/categories-list/sleep');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${baseURL}/categories-list/sleep`,
  );
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Sleep/);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    'Sleep Subcategories - Explore More Health Topics',
  );
  const jsonLd = parseJsonLd(await page.content());
  expect(jsonLd.map((thing) => thing['@type'])).toEqual(['ItemList', 'BreadcrumbList']);
  expect(jsonLd[0]?.numberOfItems).toBe(20);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: SIZES.phone });

  test('the topic menu opens, and its topic, letter and category links work', async ({ page }) => {
    await page.goto('/categories-list');
    await showTopics(page);
    await topics(page).getByRole('link', { name: 'Sleep' }).click();
    await expect(heading(page, 'Sleep Subcategories')).toBeVisible();
    await letters(page).getByRole('link', { name: 'S' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'S', exact: true })).toBeInViewport();
    await page.getByRole('link', { name: 'Show all categories' }).click();
    await expect(heading(page, ALL)).toBeVisible();
    await new ReaderPage(page).expectNoSidewaysScroll();
  });
});
