import type { Page } from '@playwright/test';

/**
 * Lets `hideTab` make a page behave like a hidden tab. Browsers without a window show every tab. Call it before the page
 * loads.
 */
export async function prepareHiding(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Chromium wakes the timers of a tab that has been hidden for a while once a minute.
    const EVERY_MS = 60_000;
    const { setInterval: startInterval, setTimeout: startTimeout } = window;
    let isHidden = false;
    const patched = {
      setInterval: (handler: () => void, delay?: number) => {
        let ranAt = 0;
        return startInterval.call(
          window,
          () => {
            if (isHidden && Date.now() - ranAt < EVERY_MS) return;
            ranAt = Date.now();
            handler();
          },
          delay,
        );
      },
      setTimeout: (handler: () => void, delay = 0) =>
        startTimeout.call(window, handler, isHidden ? Math.max(delay, EVERY_MS) : delay),
    };
    Object.assign(window, patched);
    Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
    window.addEventListener('test:hide', () => {
      isHidden = true;
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
}

export async function hideTab(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('test:hide')));
}
