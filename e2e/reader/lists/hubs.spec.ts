import type { Page } from '@playwright/test';
import { axeFindings } from '../../support/page/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { hubs } from '../../support/product/hubs.ts';
import { nextFrames } from '../../support/page/frames.ts';
import { collectProblems } from '../../support/page/problems.ts';
import { HubCarousel } from '../../pages/HubCarousel.ts';
import { ReaderPage } from '../../pages/ReaderPage.ts';

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const CAROUSEL_OF_SLEEP = "Technology's Impact on Sleep";

/** The View All target of a heading (C20), computed independently of the site. */
const getTarget = (heading: string): string =>
  `/category/${heading
    .toLowerCase()
    .replace(/['’()]/g, '')
    .replace(/[^a-z0-9]+/g, '-')}`;

async function sleepCarousel(page: Page): Promise<HubCarousel> {
  await page.goto('/sleep');
  const carousel = new HubCarousel(page, CAROUSEL_OF_SLEEP);
  await carousel.find();
  return carousel;
}

test('the CMS content defines 31 hubs with six headings each', () => {
  expect(hubs).toHaveLength(31);
  expect(hubs.filter(({ headings }) => headings.length !== 6)).toEqual([]);
});

/** One with ads and one without. The HTML of all 31 is checked below. */
const IN_BROWSER = ['/mental-health', '/womens-health'];

for (const { path, headings } of hubs.filter((hub) => IN_BROWSER.includes(hub.path))) {
  test(`${path} shows its headings in order, its View All links and complete sections`, async ({ page }) => {
    const problems = collectProblems(page);
    await page.setViewportSize(SIZES.phone);
    expect((await page.goto(path))?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(headings);

    const viewAlls = main.getByRole('link', { name: /^View All/ });
    const [, routine = '', , featured = '', , latest = ''] = headings;
    expect(await viewAlls.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      [routine, featured, latest].map(getTarget),
    );

    const sizes = await Promise.all(
      headings.map((name) => main.getByRole('region', { name, exact: true }).locator('li').count()),
    );
    const [tiles = 0, ofRoutine, issues = 0, beside, carousel, stories] = sizes;
    expect([ofRoutine, beside, carousel, stories]).toEqual([6, 4, 6, 6]);
    expect(tiles).toBeGreaterThanOrEqual(6);
    expect(issues).toBeGreaterThanOrEqual(6);
    const articles = main.getByRole('article').getByRole('heading').getByRole('link');
    for (const link of await articles.all()) expect(await link.getAttribute('href')).toMatch(/^\/blog\/./);

    const shown = new ReaderPage(page);
    await shown.loadAllPictures();
    await page.waitForLoadState('networkidle');
    await shown.expectNoSidewaysScroll();
    expect(problems).toEqual([]);
  });
}

test('every hub has its headings, View All links and a unique head', async ({ page, request, baseURL }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { path, headings } of hubs) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const hub = await page.evaluate(
      (source) => {
        const parsed = new DOMParser().parseFromString(source, 'text/html');
        const attribute = (selector: string, name: string): string =>
          parsed.head.querySelector(selector)?.getAttribute(name) ?? '';
        const all = (selector: string) => [...parsed.querySelectorAll(selector)];
        return {
          title: parsed.title,
          description: attribute('meta[name=description]', 'content'),
          canonical: attribute('link[rel=canonical]', 'href'),
          image: attribute('meta[property="og:image"]', 'content'),
          structuredData: parsed.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
          headings: all('main h2').map(({ textContent }) => textContent?.trim()),
          viewAlls: all('main a')
            .filter(({ textContent }) => textContent?.startsWith('View All'))
            .map((link) => link.getAttribute('href')),
        };
      },
      await response.text(),
    );
    const [, routine = '', , featured = '', , latest = ''] = headings;
    expect({ path, headings: hub.headings, viewAlls: hub.viewAlls }).toEqual({
      path,
      headings,
      viewAlls: [routine, featured, latest].map(getTarget),
    });
    expect(hub.canonical).toBe(`${baseURL}${path}`);
    expect(hub.image).toContain('/uploads/hub_');
    expect(hub.structuredData).toMatch(/"CollectionPage".*"ItemList".*"BreadcrumbList"/);
    titles.add(hub.title);
    descriptions.add(hub.description);
  }
  expect([titles.size, descriptions.size]).toEqual([31, 31]);
});

test('ads follow each row of three stories and close the page, except on Women’s Health', async ({
  page,
}) => {
  const ads = page.getByRole('main').getByRole('group', { name: 'Advertisement' });
  await page.goto('/sleep');
  await expect(ads).toHaveText(['AD', 'AD', 'AD']);
  const order = await page
    .getByRole('main')
    .locator('h2, [aria-label=Advertisement], [aria-label=Advertisement] ~ ul article')
    .evaluateAll((parts) => parts.map(({ tagName }) => tagName));
  expect(order.slice(-6)).toEqual(['DIV', 'ARTICLE', 'ARTICLE', 'ARTICLE', 'DIV', 'DIV']);
  await page.goto('/womens-health');
  await expect(page.getByRole('heading', { name: 'Pelvic Floor Therapy' })).toBeVisible();
  await expect(ads).toHaveCount(0);
});

test('/diseases redirects permanently to /disease-prevention', async ({ request }) => {
  const response = await request.get('/diseases', { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([301, '/disease-prevention']);
});

for (const [device, viewport] of Object.entries(SIZES)) {
  test.describe(`the carousel on a ${device}`, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('turns with its buttons, wraps around and keeps its size', async ({ page }) => {
      const carousel = await sleepCarousel(page);
      await carousel.expectActive(1);
      const before = await carousel.root.boundingBox();
      await carousel.turn('Previous');
      await carousel.expectActive(6);
      await carousel.turn('Next');
      await carousel.turn('Next');
      await carousel.expectActive(2);
      expect(await carousel.root.boundingBox()).toEqual(before);
      await new ReaderPage(page).expectNoSidewaysScroll();
    });

    test('turns with the arrow keys and moves the focus along', async ({ page }) => {
      const carousel = await sleepCarousel(page);
      await carousel.items.first().getByRole('link').focus();
      await page.keyboard.press('ArrowLeft');
      await carousel.expectActive(6);
      await expect(carousel.items.nth(5).getByRole('link')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await carousel.expectActive(2);
      // Tab moves to its save button, then to the neighbour, which becomes active. Hidden items are skipped.
      await page.keyboard.press('Tab');
      await expect(carousel.items.nth(1).getByRole('button')).toBeFocused();
      await page.keyboard.press('Tab');
      await carousel.expectActive(3);
      await expect(carousel.items.nth(2).getByRole('link')).toBeFocused();
      await carousel.root.getByRole('button', { name: 'Next article' }).focus();
      await page.keyboard.press('ArrowRight');
      await carousel.expectActive(4);
      // Shift+Tab moves back past the other button to the neighbour, which has no save button until it is active.
      for (let step = 0; step < 2; step += 1) await page.keyboard.press('Shift+Tab');
      await expect(carousel.items.nth(4).getByRole('link')).toBeFocused();
    });

    test('turns on a swipe without opening the article, which a click opens', async ({ page }) => {
      const carousel = await sleepCarousel(page);
      const swipe = (pixels: number): Promise<void> =>
        device === 'phone' ? carousel.swipeByFinger(pixels) : carousel.swipeByMouse(pixels);
      await swipe(-120);
      await carousel.expectActive(2);
      await swipe(120);
      await carousel.expectActive(1);
      await swipe(120);
      await carousel.expectActive(6);
      await swipe(-20);
      await carousel.expectActive(6);
      await expect(page).toHaveURL('/sleep');
      const link = carousel.items.nth(5).getByRole('link');
      const href = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(href);
    });

    test('becomes a scrollable row of all six items without JavaScript', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto('/sleep');
      const { root, items } = new HubCarousel(page, CAROUSEL_OF_SLEEP);
      await expect(items).toHaveCount(6);
      for (const item of await items.all()) await expect(item).toBeVisible();
      await expect(root.getByRole('button')).toHaveCount(0);
      await items.last().scrollIntoViewIfNeeded();
      await expect(items.last()).toBeInViewport({ ratio: 0.9 });
      await new ReaderPage(page).expectNoSidewaysScroll();
      await context.close();
    });

    test('causes no layout shift while the hub loads and scrolls and the carousel turns', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const { dataset } = document.documentElement;
          for (const entry of list.getEntries()) {
            const { value } = entry.toJSON();
            dataset.shifted = String(Number(dataset.shifted ?? 0) + Number(value));
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const carousel = await sleepCarousel(page);
      await carousel.turn('Next');
      await carousel.expectActive(2);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += viewport.height) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
        await nextFrames(page);
      }
      const shifted = await page.evaluate(() => Number(document.documentElement.dataset.shifted ?? 0));
      expect(shifted).toBeLessThan(0.01);
    });
  });
}

test('the carousel slides, but changes instantly when the reader prefers reduced motion', async ({
  page,
}) => {
  const carousel = await sleepCarousel(page);
  const seconds = (): Promise<number> =>
    carousel.items.first().evaluate((item) => parseFloat(getComputedStyle(item).transitionDuration));
  expect(await seconds()).toBeGreaterThan(0.1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await seconds()).toBeLessThan(0.01);
});

test('a turned carousel has no axe violations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = await sleepCarousel(page);
  await carousel.turn('Next');
  await carousel.expectActive(2);
  expect(await axeFindings(page)).toEqual([]);
});
