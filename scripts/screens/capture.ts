import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Of what is shown of a page, in pixels: a longer one is cut there. */
export const TALLEST = 6000;

/** Keeps the page as it stands as a picture: the whole of it, or what the window shows. */
export async function capture(
  page: Page,
  file: string,
  { inWindow = false, tallest = TALLEST } = {},
): Promise<void> {
  // By the browser's own protocol: Playwright's screenshots know no WebP, which takes a tenth of the room. The session ends
  // with the page: detached, it would take along that the page is offline.
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
