import { expect, type Locator, type Page } from '@playwright/test';

/** The moderators' page of the admin. */
export class ModerationScreen {
  /** What was done last. */
  readonly lastStep: Locator;
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.lastStep = page.getByRole('main').getByRole('status').first();
    this.dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/admin/moderation${query}`);
    await expect(this.page.getByRole('heading', { name: 'Moderation', level: 1 })).toBeVisible();
    await expect(this.page.getByText('Loading', { exact: false })).toHaveCount(0);
  }

  tab(name: RegExp | string): Locator {
    return this.page.getByRole('tab', { name });
  }

  async choose(tab: string): Promise<void> {
    await this.tab(new RegExp(`^${tab}`)).click();
    await expect(this.tab(new RegExp(`^${tab}`))).toHaveAttribute('aria-selected', 'true');
  }

  /** A comment by its text. */
  row(text: string): Locator {
    return this.page.locator('[data-row]').filter({ hasText: text });
  }

  message(text: string): Locator {
    return this.page.getByRole('article').filter({ hasText: text });
  }

  /** Types a key without leaving the row with the focus. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }
}
