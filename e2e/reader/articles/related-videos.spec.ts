import { request as requests } from '@playwright/test';
import { cleanUp } from '../../../scripts/lib/process/cleanup.ts';
import { AdminApi } from '../../support/product/admin-api.ts';
import { axeFindingsInBothSchemes } from '../../support/page/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { startOwnProduct, type OwnProduct } from '../../support/product/own-product.ts';
import { collectProblems } from '../../support/page/problems.ts';
import { ReaderPage } from '../../pages/ReaderPage.ts';

const FILM = 'Panic Attacks: What to Do in the Moment and Afterward';

for (const width of [360, 768, 1280]) {
  test(`the videos page shows its cards at ${width} px, with no errors or axe violations`, async ({
    page,
  }) => {
    const problems = collectProblems(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/related-videos');
    const card = page.getByRole('article').filter({ hasText: FILM });
    await expect(card).toBeVisible();
    await new ReaderPage(page).loadAllPictures();
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('a click on a card image opens the video article, which links back to the videos', async ({ page }) => {
  await page.goto('/related-videos');
  const card = page.getByRole('article').filter({ hasText: FILM });
  await new ReaderPage(page).tookOver(card.getByRole('link'));
  // The card's link covers the picture, and the play icon covers the link.
  const picture = await card.locator('img').boundingBox();
  if (!picture) throw new Error('The film has no picture.');
  await page.mouse.click(picture.x + picture.width / 2, picture.y + picture.height / 2);
  await expect(page.getByRole('heading', { level: 1, name: FILM })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'More videos to watch' }).click();
  await expect(page).toHaveURL('/related-videos');
});

test('Tab moves from the breadcrumb to the first video', async ({ page }) => {
  await page.goto('/related-videos');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Home' }).focus();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('article').first().getByRole('link').first()).toBeFocused();
});

test('an article published with the video layout appears among the first in the list', async ({
  page,
  admin,
  uniqueTitle,
}) => {
  await admin.publishArticle({
    title: uniqueTitle,
    slug: uniqueTitle.replaceAll(' ', '-').toLowerCase(),
    layoutType: 'video',
  });
  await expect(async () => {
    await page.goto('/related-videos');
    // Other tests publish videos at the same time.
    const newest = (await page.getByRole('article').allInnerTexts()).slice(0, 5);
    expect(newest.join()).toContain(uniqueTitle);
  }).toPass();
});

test('the videos page declares a canonical URL without query parameters', async ({ page, baseURL }) => {
  await page.goto('/related-videos?utm_source=mail');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/related-videos`);
});

test.describe('an initially empty site without JavaScript', () => {
  // All of these tests share one product, which is empty at first.
  test.describe.configure({ mode: 'default' });
  test.use({ javaScriptEnabled: false });
  const VIDEOS = 26;
  let product: OwnProduct;

  test.beforeAll(async ({ browserName }, testInfo) => {
    expect(browserName).toBe('chromium');
    product = await startOwnProduct(testInfo.outputPath('servers.log'));
  });
  test.afterAll(cleanUp);

  test('the videos page shows an empty state and later paginates its videos', async ({ page }) => {
    await page.goto(`${product.url}/related-videos`);
    await expect(page.getByText('There are no videos yet.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog-list');

    const request = await requests.newContext({ baseURL: product.url });
    const admin = await AdminApi.signIn(request, product.owner);
    for (let number = 1; number <= VIDEOS; number += 1) {
      await admin.publishArticle({
        title: `Film ${number}`,
        slug: `film-${number}`,
        layoutType: number % 2 ? 'video' : 'video-lead',
        publicationDate: new Date(Date.UTC(2026, 0, 1) + number * 86_400_000).toISOString(),
      });
    }
    await admin.publishArticle({ title: 'To read', slug: 'to-read' });
    await request.dispose();

    const cards = page.getByRole('article');
    await expect(async () => {
      await page.goto(`${product.url}/related-videos`);
      await expect(page.getByText(`${VIDEOS} videos, newest first`)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(cards).toHaveCount(24);
    await expect(cards.first()).toContainText('Film 26');
    await page.getByRole('link', { name: 'More videos' }).click();
    await expect(page).toHaveURL(`${product.url}/related-videos?page=2`);
    await expect(cards).toHaveCount(2);
    await expect(cards.last()).toContainText('Film 1');
    await page.getByRole('link', { name: 'Earlier page' }).click();
    await expect(page).toHaveURL(`${product.url}/related-videos`);
    for (const wrong of ['3', '0', 'x']) {
      expect((await page.goto(`${product.url}/related-videos?page=${wrong}`))?.status()).toBe(404);
    }
  });
});
