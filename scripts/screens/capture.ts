import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Maximum height of a picture, in pixels. Longer pages are cut off. */
export const MAX_HEIGHT = 6000;

/** Takes a picture of the whole page, or of what the window shows. */
export async function capture(
  page: Page,
  file: string,
  { inWindow = false, tallest = MAX_HEIGHT } = {},
): Promise<void> {
  // Uses the browser's own protocol, because Playwright's screenshots do not support WebP, which takes a tenth of the
  // space. The session stays attached until the page closes: detaching it would end the page's offline mode.
  const browser = await page.context().newCDPSession(page);
  const { cssContentSize: whole } = await browser.send('Page.getLayoutMetrics');
  const { data } = await browser.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 85,
    ...(!inWindow && {
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width: whole.width, height: Math.min(whole.height, tallest), scale: 1 },
    }),
  });
  writeFileSync(file, data, 'base64');
}
