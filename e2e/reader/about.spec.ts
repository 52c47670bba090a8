import { axeFindingsInBothSchemes } from '../support/page/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { collectProblems } from '../support/page/problems.ts';
import { ReaderPage } from '../pages/ReaderPage.ts';

const FOCUS = {
  "Women's Health": '/womens-health',
  'Breast Cancer': '/category/breast-cancer',
  'Disability Health': '/disability-health',
  Fitness: '/fitness',
  "Men's Health": '/mens-health',
  'Emotional Health': '/emotional-health',
};

for (const width of [360, 768, 1280]) {
  test(`the About page shows its six tiles at ${width} px, with no errors or axe violations`, async ({
    page,
  }) => {
    const problems = collectProblems(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1, name: 'About Wellfolio' })).toBeVisible();
    await new ReaderPage(page).loadAllPictures();
    const tiles = page.getByRole('region', { name: 'Find Your Focus' }).getByRole('listitem');
    await expect(tiles).toHaveCount(6);
    await expect(tiles.locator('img')).toHaveCount(6);
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('the Find Your Focus tiles link to existing categories and View All to Popular Topics', async ({
  page,
  request,
}) => {
  await page.goto('/about');
  const focus = page.getByRole('region', { name: 'Find Your Focus' });
  const links = await focus.getByRole('listitem').getByRole('link').all();
  expect(await Promise.all(links.map((link) => link.textContent()))).toEqual(Object.keys(FOCUS));
  for (const [name, path] of Object.entries(FOCUS)) {
    await expect(focus.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
  await focus.getByRole('link', { name: /^View All/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Popular Topics' })).toBeVisible();
});

test('Tab moves between tiles, and Get in Touch links to the contact page', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  const tiles = main.getByRole('listitem').getByRole('link', { name: /Health|Cancer|Fitness/ });
  await main.getByRole('link', { name: 'Breast Cancer' }).focus();
  await page.keyboard.press('Tab');
  await expect(tiles.filter({ hasText: 'Disability Health' })).toBeFocused();
  await expect(main.getByText('within 24-48 hours')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact-us');
});

test('the About page declares /about as its canonical URL', async ({ page, baseURL }) => {
  await page.goto('/about');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/about`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer leads to the About page, which shows its sections and links to the videos', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    for (const name of ['Find Your Focus', 'Our story', 'Our approach'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'videos' }).click();
    await expect(page).toHaveURL('/related-videos');
  });
});
