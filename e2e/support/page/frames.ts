import type { Page } from '@playwright/test';

/** Waits until the page has been drawn twice, so that pending observers and animations have started. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  });
