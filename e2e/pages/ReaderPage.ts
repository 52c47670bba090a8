import { expect, type Locator, type Page } from '@playwright/test';

/** Helpers for every page of the site. */
export class ReaderPage {
  constructor(private readonly page: Page) {}

  /** Waits until React has hydrated `element`. As on every server-rendered page, clicks before that are lost. */
  async tookOver(element: Locator): Promise<void> {
    await expect
      .poll(() =>
        element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))),
      )
      .toBe(true);
  }

  /** Also loads the pictures further down, like a reader who scrolls through the page. */
  async loadAllPictures(): Promise<void> {
    expect(await this.brokenPictures(), 'pictures that do not load').toEqual([]);
  }

  /** The URLs of all pictures of the page that do not load. */
  async brokenPictures(): Promise<string[]> {
    return this.page.locator('img').evaluateAll(async (images: HTMLImageElement[]) => {
      const tried = images.map(async (image) => {
        image.loading = 'eager';
        await image.decode().catch(() => undefined);
        return image;
      });
      return (await Promise.all(tried))
        .filter(({ naturalWidth }) => naturalWidth === 0)
        .map(({ src }) => src);
    });
  }

  /** Scrolls to the end and back, so that lazily loaded content is present. */
  async readThrough(): Promise<void> {
    await this.tookOver(this.page.getByRole('main'));
    // A list that grows is not loaded to its end, but always to the same place: the end before it grew, twice.
    for (let pass = 1; pass <= 2; pass += 1) {
      await this.page.evaluate(async () => {
        const end = document.body.scrollHeight;
        while (window.scrollY + window.innerHeight < end) {
          const before = window.scrollY;
          window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
          await new Promise((drawn) => requestAnimationFrame(drawn));
          if (window.scrollY === before) return;
        }
      });
      await this.page.waitForLoadState('networkidle');
    }
    await this.page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  }

  /** The table of contents of an article or a legal text, which is collapsed in narrow windows. */
  async openContents(): Promise<void> {
    const fold = this.page.locator('main nav details:not([open]) > summary:visible');
    if ((await fold.count()) > 0) await fold.first().click();
  }

  async expectNoSidewaysScroll(): Promise<void> {
    const { page, window: width } = await this.page.evaluate(() => ({
      page: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    expect(page, 'width of the page').toBeLessThanOrEqual(width);
  }

  /** The length of the readable text without header and footer. Collapsed text counts. */
  async textLength(): Promise<number> {
    return ((await this.page.getByRole('main').textContent()) ?? '').length;
  }
}
