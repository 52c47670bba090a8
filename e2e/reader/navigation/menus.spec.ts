import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { chooseFontSize } from '../../support/page/large-text.ts';
import { withHydration } from '../../support/page/with-hydration.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const ARTICLE = '/blog/insomnia-what-really-helps';

const spotlight = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'In the Spotlight' });

async function openPhoneMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  return menu;
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('a keyboard hint appears at the mega-menu categories without layout shift', async ({ page }) => {
    await page.goto(ARTICLE);
    await spotlight(page).click();
    const previews = page.getByRole('list', { name: /^Articles: / });
    await expect(previews).toBeVisible();
    const hint = page.getByText('Arrow keys: other categories');
    await expect(hint).toBeHidden();
    const before = await previews.boundingBox();
    await page.keyboard.press('Tab');
    const first = page.getByRole('list', { name: 'Categories in the spotlight' }).getByRole('link').first();
    await expect(first).toBeFocused();
    await expect(hint).toBeVisible();
    await expect(hint).toBeInViewport({ ratio: 1 });
    await expect(first).toHaveAccessibleDescription(/Arrow keys: other categories/);
    expect(await previews.boundingBox()).toEqual(before);
    await page.keyboard.press('Tab');
    await expect(previews.getByRole('link').first()).toBeFocused();
    await expect(hint).toBeHidden();
  });

  test('the focus ring in the main navigation does not cover any letters', async ({ page }) => {
    await page.goto(ARTICLE, { waitUntil: 'networkidle' });
    const items = page.getByRole('navigation', { name: 'Main' }).locator(':scope > ul > li > :is(a, button)');
    await items.first().focus();
    for (const item of await items.all()) {
      await expect(item).toBeFocused();
      // How far the ring extends into the box, and the distance of the first letter from the box's edge.
      const { ring, letter } = await item.evaluate((element) => {
        const { outlineWidth, outlineOffset } = getComputedStyle(element);
        const text = document.createRange();
        text.selectNodeContents(element);
        return {
          ring: Math.min(-parseFloat(outlineOffset), parseFloat(outlineWidth)),
          letter: text.getBoundingClientRect().left - element.getBoundingClientRect().left,
        };
      });
      expect(letter, (await item.textContent()) ?? '').toBeGreaterThan(ring);
      await page.keyboard.press('Tab');
    }
  });
});

for (const focused of ['the menu', 'nothing in it'] as const) {
  test(`the phone menu closes when the window widens to a desktop, with focus on ${focused}`, async ({
    page,
  }) => {
    await page.setViewportSize(TABLET);
    await page.goto(ARTICLE);
    const menu = await openPhoneMenu(page);
    if (focused === 'nothing in it') await menu.getByRole('heading', { name: 'Menu' }).click();
    await page.setViewportSize(DESKTOP);
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
    await spotlight(page).click();
    await expect(page.getByRole('list', { name: /^Articles: / })).toBeVisible();
  });
}

test('the phone menu stays open when the window rotates to landscape', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(ARTICLE);
  const menu = await openPhoneMenu(page);
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await expect(menu).toBeVisible();
});

for (const viewport of [PHONE, TABLET]) {
  test(`at ${viewport.width} px a modal dialog hides the scroll bar without shifting the page`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    // Playwright hides scroll bars, but on a desktop they take up space.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    try {
      const page = withHydration(await browser.newPage({ baseURL, viewport }));
      await page.goto(ARTICLE, { waitUntil: 'networkidle' });
      const widths = (): Promise<number[]> =>
        page.evaluate(() => [window.innerWidth, document.documentElement.clientWidth]);
      const places = (): Promise<unknown> =>
        page.evaluate(() =>
          [...document.querySelectorAll('header > *, nav, main, main h1, main p, footer')].map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [x, y, width, height];
          }),
        );
      const [all, beside] = await widths();
      expect(beside, 'the scroll bar takes up no space, so this test proves nothing').toBeLessThan(all ?? 0);
      const before = await places();
      const menu = await openPhoneMenu(page);
      expect(await places()).toEqual(before);
      // There is no strip at the edge of the window that the backdrop cannot cover.
      expect(await widths()).toEqual([all, all]);
      const box = await menu.boundingBox();
      expect(box?.width).toBe(Math.min(viewport.width, 384));
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      expect(await places()).toEqual(before);
      expect(await widths()).toEqual([all, beside]);
    } finally {
      await browser.close();
    }
  });
}

test('icons in buttons scale with the text size', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const sizes: number[][] = [];
  for (const size of [16, 32]) {
    await chooseFontSize(page, size);
    await page.goto(ARTICLE);
    await openPhoneMenu(page);
    const drawings = await page
      .locator('button > svg')
      .evaluateAll((all) => all.map((svg) => svg.getBoundingClientRect().width));
    sizes.push(drawings.map((width) => width / size));
  }
  expect(sizes[0]?.length).toBeGreaterThan(3);
  expect(sizes[1]).toEqual(sizes[0]);
});

test('the category dropdown stays inside the window at every width', async ({ page }) => {
  for (const width of [320, 700, 704, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/blog-list');
    const categories = page.getByRole('navigation', { name: 'Choose a category' });
    await categories.getByRole('button').click();
    const last = categories.getByRole('link').last();
    await expect(last).toBeVisible();
    const { x = -1, width: across = 0 } = (await categories.locator('div').boundingBox()) ?? {};
    expect(x, `at ${width} px`).toBeGreaterThanOrEqual(0);
    expect(x + across, `at ${width} px`).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }
});
