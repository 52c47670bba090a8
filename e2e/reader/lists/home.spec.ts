import { expect, test } from '../../support/fixtures.ts';

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

for (const [device, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('the home page shows its sections in order', async ({ page }) => {
      await page.goto('/');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 2 }).filter({ visible: true })).toContainText([
        'Featured',
        'A Bit of Everything',
        'Just In',
        'When sleep will not come',
        'More Top Reads',
        'Wellness at Every Age',
        'Know your numbers',
        'In the Know',
        'SLEEP TRAINING',
        'MENTAL HEALTH',
      ]);
      await expect(main.getByRole('link', { name: /^View All/ })).toHaveAttribute('href', '/blog-list');
      // Articles on the page may show the category as a badge.
      const ages = main.getByRole('region', { name: 'Wellness at Every Age' });
      await expect(ages.getByRole('link', { name: 'Teen Mental Health' })).toHaveAttribute(
        'href',
        '/teen-mental-health',
      );
    });

    test('the Just In arrows move the carousel and wrap around', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      const section = page.getByRole('region', { name: 'Just In' });
      const cards = section.getByRole('article');
      const [first, last] = [cards.first(), cards.last()];
      await section.scrollIntoViewIfNeeded();
      await expect(first).toBeInViewport({ ratio: 0.9 });
      await section.getByRole('button', { name: 'Previous articles' }).click();
      await expect(last).toBeInViewport({ ratio: 0.9 });
      await section.getByRole('button', { name: 'Next articles' }).click();
      await expect(first).toBeInViewport({ ratio: 0.9 });
    });

    test('the headline buttons change the slide and do not overlap the Read More link', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      const banner = page.getByRole('region', { name: 'Headlines' });
      const ways = banner.getByRole('link', { name: /^Read More/ });
      await expect(ways.first()).toBeInViewport();
      const pause = await banner.getByRole('button', { name: 'Play' }).boundingBox();
      const way = await ways.first().boundingBox();
      if (!pause || !way) throw new Error('The banner has no buttons.');
      expect(way.x + way.width).toBeLessThan(pause.x);
      expect(Math.abs(way.y - pause.y)).toBeLessThan(1);
      await banner.getByRole('button', { name: 'Previous headline' }).click();
      await expect(ways.last()).toBeInViewport({ ratio: 0.9 });
      await banner.getByRole('button', { name: 'Next headline' }).click();
      await expect(ways.first()).toBeInViewport({ ratio: 0.9 });
    });

    test('two quick clicks advance Just In by two pages', async ({ page }) => {
      await page.goto('/');
      const section = page.getByRole('region', { name: 'Just In' });
      const row = section.getByRole('list');
      const next = section.getByRole('button', { name: 'Next articles' });
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('article').first()).toBeInViewport({ ratio: 0.9 });
      // The expected result of two pages: two clicks, each after the previous animation has ended.
      const turnSlowly = async (): Promise<number> => {
        const ended = row.evaluate(
          (list) => new Promise((done) => list.addEventListener('scrollend', done, { once: true })),
        );
        await next.click();
        await ended;
        return row.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
      };
      await turnSlowly();
      const twoPages = await turnSlowly();
      await row.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
      await next.click({ clickCount: 2, delay: 50 });
      await expect.poll(() => row.evaluate(({ scrollLeft }) => Math.round(scrollLeft))).toBe(twoPages);
    });
  });
}

test('Back from an article restores the scroll position on the home page', async ({ page }) => {
  await page.goto('/');
  const link = page
    .getByRole('region', { name: 'In the Know' })
    .getByRole('heading')
    .getByRole('link')
    .last();
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(1000);
  await link.click();
  await expect(page.getByText(/^PUBLISHED ON/)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 50);
});
