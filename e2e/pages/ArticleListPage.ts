import { expect, type Locator, type Page } from '@playwright/test';

const LIST = '/admin/content-manager/collection-types/api::blog.blog';

/** The editors' list of articles. */
export class ArticleListPage {
  readonly views: Locator;
  readonly rows: Locator;
  /** How often something was clicked. */
  clicks = 0;

  constructor(readonly page: Page) {
    this.views = page.getByRole('navigation', { name: 'Views of the articles' });
    this.rows = page.locator('tbody').getByRole('row');
  }

  /** @param words in the titles of the articles that are listed */
  async open(words: string, query = ''): Promise<void> {
    const filter = `filters[$and][0][title][$contains]=${encodeURIComponent(words)}`;
    await this.page.goto(`${LIST}?sort=title:ASC&${filter}${query}`);
    await expect(this.views).toBeVisible();
  }

  async openAddress(query: string): Promise<void> {
    await this.page.goto(`${LIST}?${query}`);
    await expect(this.views).toBeVisible();
  }

  row(title: string): Locator {
    return this.rows.filter({ hasText: title });
  }

  view(name: string): Locator {
    return this.views.getByRole('link', { name: new RegExp(`^${name}\\b`) });
  }

  /** The titles of the rows, in their order. */
  titles(): Locator {
    return this.rows.locator('[data-article-cell=title] a');
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicks += 1;
  }

  /** Selects these articles. The list forgets what is selected while it is loaded again. */
  async select(...titles: string[]): Promise<void> {
    for (const title of titles)
      await this.click(this.row(title).getByRole('checkbox', { name: `Select ${title}` }));
    const label = `${titles.length} selected`;
    await expect(this.page.getByText(label)).toBeVisible();
  }

  action(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }
}
