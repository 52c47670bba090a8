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
    const broken = await this.page.locator('img').evaluateAll(async (images: HTMLImageElement[]) => {
      const tried = images.map(async (image) => {
        image.loading = 'eager';
        await image.decode().catch(() => undefined);
        return image;
      });
      return (await Promise.all(tried))
        .filter(({ naturalWidth }) => naturalWidth === 0)
        .map(({ src }) => src);
    });
    expect(broken, 'pictures that do not load').toEqual([]);
  }

  async expectNoSidewaysScroll(): Promise<void> {
    const { page, window: width } = await this.page.evaluate(() => ({
      page: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    expect(page, 'width of the page').toBeLessThanOrEqual(width);
  }

  /** Titles and texts of which a box cuts off a part of a word at its side. */
  async cutOff(): Promise<string[]> {
    return this.page
      .getByRole('main')
      .locator('h1, h2, h3, p')
      .evaluateAll((texts) =>
        texts
          .filter((text) => text.scrollWidth > text.clientWidth + 1 && text.clientWidth > 1)
          .map((text) => text.textContent.trim()),
      );
  }

  /** The letters of the text that a reader can come to see, without header and footer: what is folded away counts. */
  async textLength(): Promise<number> {
    return ((await this.page.getByRole('main').textContent()) ?? '').length;
  }
}
