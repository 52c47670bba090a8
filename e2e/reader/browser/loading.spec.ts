import { expect, test } from '../../support/fixtures.ts';
import { holdRequests } from '../../support/page/hold-requests.ts';

test('a slow article shows a visible loading message without layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const release = await holdRequests(page, /\/graphql\?operationName=ArticlePage/);
  await page.evaluate(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      Object.assign(window, { moved: list.getEntries().length });
    }).observe({ type: 'layout-shift' });
  });
  await page.getByRole('main').locator('a[href^="/blog/"]').first().click();
  const message = page.getByText('Loading…');
  await expect(message).toHaveCSS('opacity', '1');
  await expect(message).toBeInViewport({ ratio: 1 });
  expect(await message.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThan(
    12,
  );
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBe(0);
  release();
  await expect(page).toHaveURL(/\/blog\//);
  await expect(message).toHaveCount(0);
});
