import { expect, test, type Locator, type Page, type Response } from '@playwright/test';

/** `/blog/{slug}` as a reader sees it. */
export class ReaderArticle {
  readonly title: Locator;
  readonly text: Locator;
  /** The headings of the questions under the article. */
  readonly questions: Locator;

  constructor(
    private readonly page: Page,
    readonly path: string,
  ) {
    this.title = page.getByRole('heading', { level: 1 });
    this.text = page.getByRole('main');
    this.questions = page
      .getByRole('region', { name: 'Frequently asked questions' })
      .getByRole('heading', { level: 3 });
  }

  /** Loads the page, like a reader who types the address. */
  async load(): Promise<Response> {
    const response = await this.page.goto(this.path);
    if (!response) throw new Error(`${this.path} returned no response`);
    return response;
  }

  /**
   * Reloads the page until it shows an editor's change, and records how long that took. The promise is two seconds, but
   * a test cannot judge the speed of a machine that runs other tests at the same time.
   */
  async soonShows(shows: () => Promise<void>): Promise<void> {
    const began = performance.now();
    await expect(async () => {
      await this.load();
      await shows();
    }).toPass({ intervals: [0, 100, 250, 500], timeout: 30_000 });
    const description = `${Math.round(performance.now() - began)} ms`;
    test.info().annotations.push({ type: 'reached readers after', description });
  }
}
