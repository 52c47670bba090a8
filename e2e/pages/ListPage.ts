import type { Locator, Page } from '@playwright/test';

/** A growing list of articles: the blog list, a search or a category page. */
export class ListPage {
  readonly cards: Locator;
  readonly box: Locator;
  readonly options: Locator;
  /** The category dropdown. */
  readonly menu: Locator;

  constructor(private readonly page: Page) {
    this.cards = page.getByRole('main').getByRole('article');
    this.box = page.getByRole('combobox', { name: 'Search articles' });
    this.options = page.getByRole('option');
    this.menu = page.getByRole('navigation', { name: 'Choose a category' });
  }

  async titles(): Promise<string[]> {
    return this.cards.getByRole('heading').allTextContents();
  }

  async scrollTo(y: number): Promise<void> {
    await this.page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  }

  async scrollToEnd(): Promise<void> {
    await this.scrollTo(1_000_000);
  }

  /** Collects the site's requests for `further pages` from now on. */
  watchRequests(): unknown[] {
    const requests: unknown[] = [];
    this.page.on('request', (request) => {
      const { searchParams } = new URL(request.url());
      if (searchParams.get('operationName') === 'MoreArticles') {
        requests.push(JSON.parse(searchParams.get('variables') ?? '{}'));
      }
    });
    return requests;
  }
}
