import type { Page } from '@playwright/test';

/** Waits until the page has been drawn twice: by then observers and animations that were due have begun. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  });
