import { ReaderPage } from '../pages/ReaderPage.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

test('a reader without JavaScript searches, reads an article whole and opens a question', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/health and wellness/);
  expect(await new ReaderPage(page).textLength()).toBeGreaterThan(500);
  await page.goto('/blog-list');
  await page.getByRole('combobox', { name: 'Search articles' }).fill('insomnia');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/insomnia|[?&]q=insomnia/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Insomnia: What Really Helps/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Insomnia/);
  expect(await new ReaderPage(page).textLength()).toBeGreaterThan(5000);
  await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
  const answer = page.getByText('keep it under 30 minutes');
  await expect(answer).toBeHidden();
  await page.getByText('Does a nap make insomnia worse?').click();
  await expect(answer).toBeVisible();
});

test('hubs, categories and calculators are whole without JavaScript', async ({ page }) => {
  await page.goto('/mental-health');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('link', { name: /View All/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/bmi-calculator');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('needs JavaScript')).toBeVisible();
});
