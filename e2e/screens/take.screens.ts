import path from 'node:path';
import { capture } from '../../scripts/screens/capture.ts';
import { SCHEMES } from '../../scripts/screens/options.ts';
import { ReaderPage } from '../pages/ReaderPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { collectProblems } from '../support/page/problems.ts';
import { requireEnv } from '../support/product/running-product.ts';
import { storageStateFile } from './people.ts';
import { SCREENS } from './screens.ts';

const folder = requireEnv('SCREENS_FOLDER');
const requested = requireEnv('SCREENS_SCHEMES').split(',');
const schemes = SCHEMES.filter((scheme) => requested.includes(scheme));
/** Requests that were still in flight when the reader moved on. */
const CUT_OFF = /net::ERR_ABORTED$/;

for (const { name, as, only, inWindow, show, expects } of SCREENS) {
  test.describe(() => {
    if (as) test.use({ storageState: storageStateFile(as) });

    test(name, { tag: only ? `@${only}` : [] }, async ({ page }, { project }) => {
      const problems = collectProblems(page);
      const reader = new ReaderPage(page);
      await show(page);
      const broken = await reader.brokenPictures();
      await page.evaluate(() => document.fonts.ready);
      if (!inWindow) await page.evaluate(() => window.scrollTo(0, 0));
      // Otherwise pictures outside the window would be painted before they are decoded.
      await page.locator('img').evaluateAll((images: HTMLImageElement[]) => {
        for (const image of images) image.decoding = 'sync';
      });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await capture(page, path.join(folder, `${project.name}-${colorScheme}`, `${name}.webp`), {
          inWindow,
        });
      }
      expect.soft(broken, 'pictures that do not load').toEqual([]);
      expect
        .soft(
          problems.filter((problem) => !expects?.test(problem) && !CUT_OFF.test(problem)),
          'browser errors',
        )
        .toEqual([]);
      await reader.expectNoSidewaysScroll();
    });
  });
}
