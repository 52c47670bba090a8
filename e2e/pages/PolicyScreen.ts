import type { Locator, Page } from '@playwright/test';

/** A page of rules: tabs, contents, numbered sections. */
export class PolicyScreen {
  readonly tabs: Locator;
  readonly contents: Locator;
  /** The entry that is marked as being read. */
  readonly current: Locator;
  readonly ads: Locator;
  /** Opens the contents where they are folded above the text. */
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

  /** Pixels from the window's top. */
  getTop(anchor: string): Promise<number> {
    return this.heading(anchor).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  }
}
