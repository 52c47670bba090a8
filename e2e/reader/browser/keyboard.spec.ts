import { expect, test } from '../../support/fixtures.ts';

test('the first Tab reaches a link that skips to the content', async ({ page }) => {
  await page.goto('/blog/insomnia-what-really-helps');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('Tab moves through an article and shows a focus ring at every stop', async ({ page }) => {
  await page.goto('/blog/hay-fever-get-through-pollen-season');
  let inside = 0;
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      // A link that covers its card shows its focus ring around the card.
      const marks = [undefined, '::after'].map((part) => getComputedStyle(element, part));
      return {
        what: element.outerHTML.slice(0, 120),
        marked: marks.some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
        ),
        main: element.closest('main') !== null,
        footer: element.closest('footer') !== null,
      };
    });
    if (!stop || stop.footer) break;
    expect(stop.marked, `a focus that shows on ${stop.what}`).toBe(true);
    if (stop.main) inside += 1;
  }
  // Carousels and their buttons, tables, questions, related articles.
  expect(inside).toBeGreaterThan(10);
});
