import { exampleArticles } from '../support/product/demo-articles.ts';
import { expect, test } from '../support/fixtures.ts';
import { ReaderPage } from '../pages/ReaderPage.ts';
import { collectProblems } from '../support/page/problems.ts';

const HOME = { path: '/', title: /health and wellness/ };

for (const { path: address, title } of [HOME, ...exampleArticles]) {
  test(`${address} loads completely and without errors`, async ({ page }) => {
    const problems = collectProblems(page);
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await new ReaderPage(page).loadAllPictures();
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path: address, title } of [HOME, ...exampleArticles]) {
    test(`${address} shows its headings and full text`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      expect(await headings.count()).toBeGreaterThan(1);
      for (const heading of await headings.all()) await expect(heading).toBeVisible();
      expect(await new ReaderPage(page).textLength()).toBeGreaterThan(address === '/' ? 500 : 5000);
      await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
    });
  }

  test('a question opens and shows its answer', async ({ page }) => {
    await page.goto('/blog/insomnia-what-really-helps');
    const answer = page.getByText('keep it under 30 minutes');
    await expect(answer).toBeHidden();
    await page.getByText('Does a nap make insomnia worse?').click();
    await expect(answer).toBeVisible();
  });

  test('a map embed links to OpenStreetMap', async ({ page }) => {
    await page.goto('/blog/start-walking-for-your-health');
    await expect(page.getByRole('link', { name: 'Open it on OpenStreetMap' })).toBeVisible();
  });
});

for (const spelling of ['//blog/', '/blog//', '/bl%6Fg/']) {
  test(`${spelling}… redirects to the canonical article address`, async ({ page, baseURL }) => {
    const problems = collectProblems(page);
    await page.goto(`${baseURL}${spelling}insomnia-what-really-helps?a=1`);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/blog/insomnia-what-really-helps?a=1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Insomnia/);
    expect(problems).toEqual([]);
  });
}

test('an article address with a null byte returns 404 with “Blog not found.”', async ({ page }) => {
  expect((await page.goto('/blog/insomnia-what-really-helps%00'))?.status()).toBe(404);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog not found.');
});

test('an internal link changes the page without a full reload', async ({ page }) => {
  const problems = collectProblems(page);
  await page.goto('/blog/insomnia-what-really-helps');
  await page.evaluate(() => document.documentElement.setAttribute('data-loaded-once', ''));
  await page.getByRole('link', { name: /Read what to do about panic attacks/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Panic Attacks/);
  await expect(page).toHaveURL('/blog/panic-attacks-what-to-do');
  await expect(page).toHaveTitle(/Panic Attacks/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-loaded-once', '');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Insomnia/);
  expect(problems).toEqual([]);
});

test('an unknown address returns 404 and links to the main pages', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const ways = {
    Home: '/',
    'Health Conditions': '/categories-list',
    'Popular Topics': '/main-category',
    'Back to Home': '/',
  };
  for (const [name, target] of Object.entries(ways)) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', target);
  }
  await main.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown article returns 404 with “Blog not found.”', async ({ page }) => {
  const response = await page.goto('/blog/no-such-article');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog not found.');
});
