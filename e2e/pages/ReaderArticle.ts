import { type Locator, type Page, type Response } from '@playwright/test';

/** `/blog/{slug}` as a reader sees it. */
export class ReaderArticle {
  readonly title: Locator;
  readonly text: Locator;

  constructor(
    private readonly page: Page,
    readonly path: string,
  ) {
    this.title = page.getByRole('heading', { level: 1 });
    this.text = page.getByRole('main');
  }

  /** Loads the page anew, as somebody who types the address. */
  async load(): Promise<Response> {
    const response = await this.page.goto(this.path);
    if (!response) throw new Error(`${this.path} brought no answer`);
    return response;
  }

  /** What an editor changed has to be on a page loaded anew within two seconds (DESIGN, decision 6). */
  async showsWithinTwoSeconds(shows: () => Promise<void>): Promise<void> {
    const promised = Date.now() + 2000;
    for (;;) {
      const asked = Date.now();
      await this.load();
      try {
        return await shows();
      } catch (problem) {
        // How long this browser takes to draw a page is not the promise: what is asked for after it must be new.
        if (asked >= promised) throw problem;
      }
    }
  }
}
