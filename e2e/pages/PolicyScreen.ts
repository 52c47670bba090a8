import type { Locator, Page } from '@playwright/test';

/** A legal page with tabs, a table of contents and numbered sections. */
export class PolicyScreen {
  readonly tabs: Locator;
  readonly contents: Locator;
  /** The contents entry that is marked as current. */
  readonly current: Locator;
  readonly ads: Locator;
  /** Opens the table of contents if it is collapsed above the text. */
  readonly fold: Locator;

  constructor(private readonly page: Page) {
    this.tabs = page.getByRole('navigation', { name: 'Legal pages' });
    this.contents = page.getByRole('navigation', { name: 'On this page' });
    this.current = this.contents.locator('a[aria-current=location]');
    this.ads = page.getByRole('main').getByRole('group', { name: 'Advertisement' });
    this.fold = this.contents.locator('summary');
  }

  /** The heading of a section, by its anchor. */
  heading(anchor: string): Locator {
    return this.page.locator(`#${anchor}`);
  }

  /** Pixels from the top of the window. */
  getTop(anchor: string): Promise<number> {
    return this.heading(anchor).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  }
}
