import { expect, type Locator, type Page } from '@playwright/test';

/** The first page of the admin: what waits for an editor. */
export class DeskScreen {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/admin');
    await expect(this.page.getByRole('heading', { name: 'Desk', level: 1 })).toBeVisible();
  }

  section(title: string): Locator {
    return this.page.getByRole('region', { name: title });
  }

  row(section: string, text: string): Locator {
    return this.section(section).getByRole('listitem').filter({ hasText: text });
  }

  /** The entries of the main menu. */
  get menu(): Promise<string[]> {
    return this.page
      .getByRole('navigation')
      .first()
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility())
          .map((link) => link.getAttribute('aria-label') ?? link.textContent ?? ''),
      );
  }

  /** By how many pixels the page is wider than the window. */
  get overflow(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  }
}
