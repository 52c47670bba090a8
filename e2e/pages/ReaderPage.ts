import { expect, type Locator, type Page } from '@playwright/test';

/** What holds for every page of the site. */
export class ReaderPage {
  constructor(private readonly page: Page) {}

  /** Waits until React answers for `element`: a press before that is lost, as on every page that a server renders. */
  async tookOver(element: Locator): Promise<void> {
    await expect
      .poll(() =>
        element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))),
      )
      .toBe(true);
  }

  /** Fetches the pictures further down too, as a reader does who scrolls through all of it. */
  async loadAllPictures(): Promise<void> {
    expect(await this.brokenPictures(), 'pictures that do not load').toEqual([]);
  }

  /** The addresses of pictures that do not load, of all those of the page. */
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

  /** Scrolls down to the end, and back: what comes when a reader comes near is there then. */
  async readThrough(): Promise<void> {
    await this.tookOver(this.page.getByRole('main'));
    await this.page.evaluate(async () => {
      // A list that grows is not read to its end.
      for (
        let step = 1;
        step < 30 && window.scrollY + window.innerHeight < document.body.scrollHeight;
        step += 1
      ) {
        window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
        await new Promise((drawn) => requestAnimationFrame(drawn));
      }
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
    await this.page.waitForLoadState('networkidle');
  }

  /** The sections of an article or a legal text, which are folded where the window is not wide. */
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

  /** The letters of the text that a reader can come to see, without header and footer: what is folded away counts. */
  async textLength(): Promise<number> {
    return ((await this.page.getByRole('main').textContent()) ?? '').length;
  }
}
