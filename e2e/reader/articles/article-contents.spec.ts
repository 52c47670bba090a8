import { expect, test } from '../../support/fixtures.ts';

test('the table of contents stays in view while scrolling and stops above the categories', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/blog/panic-attacks-what-to-do');
  const summary = page.getByRole('navigation', { name: 'SUMMARY' });
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await page.getByRole('heading', { name: 'What is happening in your body' }).scrollIntoViewIfNeeded();
  await expect(summary).toBeInViewport();
  await categories.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 250));
  const gap = async (): Promise<number> =>
    ((await categories.boundingBox())?.y ?? 0) -
    ((await summary.boundingBox())?.y ?? 0) -
    ((await summary.boundingBox())?.height ?? 0);
  // Pictures and categories that load on scroll may move both again.
  await expect.poll(gap).toBeGreaterThan(0);
});
