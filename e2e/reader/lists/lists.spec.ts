import { axeFindings } from '../../support/page/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { ARTICLES, startWithManyArticles } from '../../support/product/many-articles.ts';
import { cleanUp } from '../../../scripts/lib/process/cleanup.ts';
import type { OwnProduct } from '../../support/product/own-product.ts';
import { withHydration } from '../../support/page/with-hydration.ts';
import { nextFrames } from '../../support/page/frames.ts';
import { ListPage } from '../../pages/ListPage.ts';
import { ReaderPage } from '../../pages/ReaderPage.ts';

const PHONE = { width: 360, height: 740 };

// All of these tests share one product with many articles.
test.describe.configure({ mode: 'default' });

let product: OwnProduct;
const at = (path: string): string => `${product.url}${path}`;

test.beforeAll(async ({ browserName }, testInfo) => {
  expect(browserName).toBe('chromium');
  product = await startWithManyArticles(testInfo.outputPath('servers.log'));
});
test.afterAll(cleanUp);

test.describe('the blog list', () => {
  test('loads thirty more articles per scroll until all are shown', async ({ page }) => {
    await page.goto(at('/blog-list'));
    await expect(page.getByRole('heading', { level: 1, name: 'HEALTH & WELLNESS' })).toBeVisible();
    await expect(new ListPage(page).cards).toHaveCount(30);
    const requests = new ListPage(page).watchRequests();
    await new ListPage(page).scrollToEnd();
    await expect(new ListPage(page).cards).toHaveCount(60);
    // A reader at the footer sees the new articles and is not moved to the new end.
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).not.toBeInViewport();
    await nextFrames(page);
    expect(requests).toHaveLength(1);
    await new ListPage(page).scrollToEnd();
    await expect(new ListPage(page).cards).toHaveCount(ARTICLES);
    expect(new Set(await new ListPage(page).titles()).size).toBe(ARTICLES);
    await expect(page.getByRole('link', { name: 'More articles' })).toHaveCount(0);
  });

  test('requests articles only within 2200 px of the end', async ({ page }) => {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await page.goto(at('/blog-list'), { waitUntil: 'networkidle' });
    const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    expect(end, 'room to stay away from the end').toBeGreaterThan(2300);
    await new ListPage(page).scrollTo(end - 2300);
    await nextFrames(page);
    // The script of the next page loads before its articles.
    expect(paths.filter((path) => /^\/graphql$|\/NextPage/.test(path))).toEqual([]);
    await new ListPage(page).scrollTo(end - 2190);
    await expect(new ListPage(page).cards).toHaveCount(60);
  });

  test('restores its length and scroll position when the reader comes back', async ({ page }) => {
    await page.goto(at('/blog-list'));
    await new ListPage(page).scrollToEnd();
    await expect(new ListPage(page).cards).toHaveCount(60);
    const card = page.getByRole('link', { name: 'Quiet night 17', exact: true });
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Quiet night 17' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(card).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);

    // Also after the same list was opened again, and after the article was reloaded.
    await card.click();
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(new ListPage(page).cards).toHaveCount(30);
    await expect(page.getByRole('combobox', { name: 'Search articles' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Quiet night 17' })).toBeVisible();
    await page.reload({ waitUntil: 'networkidle' });
    await page.goBack();
    await expect(card).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);

    // And after the list itself was reloaded, or left through the address bar.
    const count = await new ListPage(page).cards.count();
    expect(count).toBeGreaterThanOrEqual(60);
    await page.reload();
    await expect(new ListPage(page).cards).toHaveCount(count);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    await page.goto(at('/about'));
    await page.goBack();
    await expect(new ListPage(page).cards).toHaveCount(count);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('moves the focus from the More articles link to the first new card', async ({ page }) => {
    await page.goto(at('/blog-list?page=2'), { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'More articles' }).focus();
    await expect(new ListPage(page).cards).toHaveCount(40);
    await expect(new ListPage(page).cards.nth(30).getByRole('link').first()).toBeFocused();
    await page.getByRole('link', { name: 'Earlier page' }).press('Enter');
    await expect(page).toHaveURL(at('/blog-list'));
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('shows ads after cards 20 and 40, or 8 and 16 on narrow screens', async ({ page }) => {
    for (const [viewport, places] of [
      [{ width: 1280, height: 800 }, [20, 41]],
      [{ width: 768, height: 800 }, [8, 17]],
      [PHONE, [8, 17]],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.goto(at('/blog-list'));
      await new ListPage(page).scrollToEnd();
      await expect.poll(() => new ListPage(page).cards.count()).toBeGreaterThanOrEqual(60);
      const items = page
        .getByRole('main')
        .locator('ul > li')
        .filter({ has: page.locator(':visible') });
      const kinds = await items.evaluateAll((found) =>
        found
          .filter((item) => item.querySelector('article, [aria-label=Advertisement]'))
          .map((item) => (item.querySelector('article') ? 'card' : item.textContent)),
      );
      const ads = kinds.flatMap((kind, place) => (kind === 'AD' ? [place] : []));
      expect(ads).toEqual(places);
    }
  });

  test('offers pagination, search and a categories link without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(at('/blog-list'));
    await page.getByRole('link', { name: 'More articles' }).click();
    await expect(page).toHaveURL(at('/blog-list?page=2'));
    await expect(page.getByText('70 articles, page 2')).toBeVisible();
    await page.getByRole('link', { name: 'More articles' }).click();
    await expect(new ListPage(page).cards).toHaveCount(10);
    await page.getByRole('link', { name: 'Earlier page' }).click();
    await expect(page).toHaveURL(at('/blog-list?page=2'));
    await new ListPage(page).box.fill('Melatonin');
    await new ListPage(page).box.press('Enter');
    await expect(page).toHaveURL(at('/search/melatonin'));
    await expect(new ListPage(page).cards).toHaveCount(7);
    await expect(new ListPage(page).menu.getByRole('link', { name: 'All Categories' })).toHaveAttribute(
      'href',
      '/categories-list',
    );
    await context.close();
  });

  test('preserves its articles when loading more fails, and loads more on retry', async ({ page }) => {
    await page.goto(at('/blog-list'));
    await page.route('**/graphql?*', (route) => route.abort());
    await new ListPage(page).scrollToEnd();
    await expect(page.getByText('More articles could not be loaded.')).toBeVisible();
    await expect(new ListPage(page).cards).toHaveCount(30);
    await page.unroute('**/graphql?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(new ListPage(page).cards).not.toHaveCount(30);
  });

  test('reloads a script that failed to load when the reader retries', async ({ page }) => {
    await page.goto(at('/blog-list'));
    await page.route('**/assets/NextPage-*', (route) => route.abort());
    await new ListPage(page).scrollToEnd();
    await expect(page.getByText('More articles could not be loaded.')).toBeVisible();
    await page.unroute('**/assets/NextPage-*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => new ListPage(page).cards.count()).toBeGreaterThan(30);
  });
});

test.describe('the search', () => {
  test('shows and announces suggestions while the reader types, and searches on Enter', async ({ page }) => {
    await page.goto(at('/blog-list'), { waitUntil: 'networkidle' });
    await new ListPage(page).box.pressSequentially('insom');
    await expect(page.getByRole('option', { name: 'Insomnia' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '1 suggestion' })).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveText('Insomnia');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/search/insomnia'));
    await expect(page.getByText('35 articles for “insomnia”')).toBeVisible();
    await expect(page.getByRole('listbox')).toBeHidden();
  });

  test('shows suggestions only while the box is focused, and hides them on Escape', async ({ page }) => {
    await page.goto(at('/blog-list'), { waitUntil: 'networkidle' });
    await new ListPage(page).box.pressSequentially('mela');
    await expect(new ListPage(page).options).toHaveCount(7);
    await page.keyboard.press('Escape');
    await expect(new ListPage(page).options).toHaveCount(0);
    await expect(new ListPage(page).box).toHaveValue('mela');
    await page.keyboard.press('ArrowDown');
    await expect(new ListPage(page).options).toHaveCount(7);
    await page.keyboard.press('Tab');
    await expect(new ListPage(page).options).toHaveCount(0);
  });

  test('searches for a suggestion when the reader clicks it', async ({ page }) => {
    await page.goto(at('/blog-list'), { waitUntil: 'networkidle' });
    await new ListPage(page).box.pressSequentially('mela');
    await page.getByRole('option', { name: 'Melatonin, part 40' }).click();
    await expect(page).toHaveURL(at('/search/melatonin-part-40'));
    await expect(new ListPage(page).cards).toHaveCount(1);
  });

  test('highlights matches in titles but not in badges', async ({ page }) => {
    const card = new ListPage(page).cards.first();
    await page.goto(at('/search/melatonin'));
    await expect(card.locator('h2 mark')).toHaveText('Melatonin');
    await page.goto(at('/search/insomnia'));
    await expect(card.filter({ hasNot: page.locator('mark') }).getByText('Insomnia')).toBeVisible();
  });

  test('offers similar spellings and topics when it finds nothing', async ({ page }) => {
    const response = await page.goto(at('/search/melatonni'));
    expect(response?.status()).toBe(200);
    await expect(page.getByText('No articles found for “melatonni”.')).toBeVisible();
    await page.getByRole('link', { name: 'melatonin', exact: true }).click();
    await expect(new ListPage(page).cards).toHaveCount(7);
    await page.goto(at('/search/xyzzy'));
    const topics = page.getByRole('region', { name: 'Topics that may help' });
    await topics.getByRole('link', { name: 'Sleep' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sleep' })).toBeVisible();
  });

  test('stays within the category and starts at its first page', async ({ page }) => {
    await page.goto(at('/blog-list?category=Insomnia&page=2'));
    await expect(new ListPage(page).cards).toHaveCount(5);
    await new ListPage(page).box.fill('melatonin');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/search/melatonin?category=insomnia'));
    await expect(page.getByText('7 articles for “melatonin” in Insomnia')).toBeVisible();
  });
});

test.describe('the category dropdown', () => {
  test('opens by mouse, keyboard and touch and closes on Escape', async ({ page, browser }) => {
    await page.goto(at('/blog-list'));
    const button = new ListPage(page).menu.getByRole('button');
    await button.hover();
    await expect(new ListPage(page).menu.getByRole('link', { name: 'Sleep' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(new ListPage(page).menu.getByRole('link')).toHaveCount(0);
    await page.mouse.move(5, 600);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(new ListPage(page).menu.getByRole('link', { name: 'Sleep' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await new ListPage(page).menu.getByRole('link', { name: 'Sleep' }).press('Enter');
    await expect(page).toHaveURL(at('/category/sleep'));

    const touched = withHydration(await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true }));
    await touched.goto(at('/category'));
    await new ListPage(touched).menu.getByRole('button').tap();
    await expect(new ListPage(touched).menu.getByRole('link', { name: 'All Categories' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await new ReaderPage(touched).expectNoSidewaysScroll();
    await touched.close();
  });
});

test.describe('a category page', () => {
  test('loads twenty articles at a time and shows four banners beside them', async ({ page }) => {
    await page.goto(at('/category/sleep'));
    await expect(page).toHaveTitle('Sleep Blogs - Read Latest Articles');
    await expect(page.getByRole('heading', { level: 1, name: 'Sleep' })).toBeVisible();
    await expect(new ListPage(page).cards).toHaveCount(20);
    const aside = page.getByRole('complementary', { name: 'More topics' });
    await expect(aside.locator('img')).toHaveCount(4);
    await expect(page.getByRole('link', { name: 'See All Blogs' })).toHaveAttribute('aria-current', 'page');
    const pages = new ListPage(page).watchRequests();
    await new ListPage(page).scrollToEnd();
    await expect.poll(() => new ListPage(page).cards.count()).toBeGreaterThanOrEqual(40);
    await new ListPage(page).scrollToEnd();
    await expect.poll(() => new ListPage(page).cards.count()).toBeGreaterThanOrEqual(60);
    await new ListPage(page).scrollToEnd();
    await expect(new ListPage(page).cards).toHaveCount(ARTICLES);
    expect(pages).toEqual([2, 3, 4].map((number) => ({ category: 'sleep', page: number, perPage: 20 })));
  });

  test('shows a banner after every eighth card on phones, and none beside the list', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(at('/category/sleep'));
    await expect(page.getByRole('complementary', { name: 'More topics' })).toBeHidden();
    const kinds = await page
      .getByRole('region', { name: 'Related Blogs' })
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => (item.querySelector('article') ? 'card' : 'banner')));
    expect(kinds.flatMap((kind, place) => (kind === 'banner' ? [place] : []))).toEqual([8, 17]);
    await new ReaderPage(page).expectNoSidewaysScroll();
  });
});
