import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '../support/fixtures.ts';

declare global {
  interface Window {
    shifts: number;
  }
}

/** Web Vitals rates up to 0.1 as good; this much is invisible. */
const UNSEEN = 0.005;
const LATE_MS = 1000;

for (const [name, width] of [
  ['phone', 360],
  ['desktop', 1280],
] as const) {
  for (const path of ['/', '/sleep', '/blog/insomnia-what-really-helps', '/blog/screens-and-sleep']) {
    test(`fonts that load late cause no visible layout shift on a ${name}: ${path}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        window.shifts = 0;
        new PerformanceObserver((list) => {
          for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
            window.shifts += value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.route('**/*.woff2', async (route) => {
        await wait(LATE_MS);
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect
        .poll(() =>
          page.evaluate(() =>
            [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
          ),
        )
        .toEqual(expect.arrayContaining(['Newsreader', 'Figtree Variable']));
      expect(await page.evaluate(() => window.shifts)).toBeLessThan(UNSEEN);
    });
  }
}
