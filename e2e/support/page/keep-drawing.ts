import type { BrowserContext } from '@playwright/test';

/**
 * Strapi shows actions and panels when the browser is idle. One without a window is idle only after it has drawn a frame,
 * and draws none while nothing moves: without this, they may never come.
 */
export const keepDrawing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    setInterval(() => requestAnimationFrame(() => undefined), 100);
  });
