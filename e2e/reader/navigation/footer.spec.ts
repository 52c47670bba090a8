import { expect, test } from '../../support/fixtures.ts';

const HOME_ADDRESS = '/';
const ADDRESS = '**/api/subscribe';

test.describe('the newsletter form', () => {
  test('subscribes without sending the token and thanks the reader for a few seconds', async ({ page }) => {
    await page.goto(HOME_ADDRESS);
    await page.evaluate(() => localStorage.setItem('token', 'of nobody'));
    const field = page.getByRole('textbox', { name: 'Your email address' });
    await field.fill(`ada-${Date.now()}@example.org`);
    const sending = page.waitForRequest(ADDRESS);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const sent = await sending;
    expect((await sent.response())?.status()).toBe(200);
    expect(await sent.allHeaders()).not.toHaveProperty('authorization');
    const thanks = page.getByText('Thank you for subscribing!');
    await expect(thanks).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(thanks).toHaveCount(0);
  });

  test('shows an error for empty, rejected and failed submissions and preserves the input', async ({
    page,
  }) => {
    await page.goto(HOME_ADDRESS);
    const field = page.getByRole('textbox', { name: 'Your email address' });
    // Clicks before hydration are lost.
    await expect(async () => {
      await field.press('Enter');
      await expect(page.getByText('Please enter an email address.')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await field.fill('nonsense');
    const response = page.waitForResponse(ADDRESS);
    await field.press('Enter');
    const { message }: { message: string } = await (await response).json();
    expect(message).toMatch(/email address/);
    await expect(page.getByText(message)).toBeVisible();
    await expect(field).toHaveValue('nonsense');
    await page.route(ADDRESS, (route) => route.abort());
    await field.press('Enter');
    await expect(page.getByText('Subscription failed. Try again.')).toBeVisible();
    await expect(field).toHaveValue('nonsense');
  });

  test('shows its message without changing the page height', async ({ page }) => {
    await page.goto(HOME_ADDRESS);
    const below = page.getByRole('navigation', { name: 'Health topics' });
    await below.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Please enter an email address.')).toBeVisible();
    expect(await height()).toBe(before);
  });
});

test('every topic link in the footer and header points to an existing category', async ({
  page,
  request,
}) => {
  await page.goto(HOME_ADDRESS);
  const names = (await (await request.get('/api/blogs/categories')).json()) as string[];
  const known = new Set(names.map(slug));
  const topics = page.getByRole('navigation', { name: 'Health topics' }).getByRole('link');
  const paths = await topics.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths).toHaveLength(39);
  const header = await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const others = ['/main-category', '/categories-list'];
  expect([...paths, ...header].filter((path) => !others.includes(path) && !known.has(path.slice(1)))).toEqual(
    [],
  );
});

test('without JavaScript the footer omits the Subscribe button and shows its topic links', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(HOME_ADDRESS);
  await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(0);
  await expect(
    page.getByRole('navigation', { name: 'Health topics' }).getByRole('link', { name: 'Breast Cancer' }),
  ).toBeVisible();
  await context.close();
});

/** A simplified slug rule that is sufficient for the names in the catalogue. */
function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
