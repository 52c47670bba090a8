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

  /** Loads messages, of which new ones come oldest first, until this one is there. */
  async showMessage(text: string): Promise<Locator> {
    const message = this.message(text);
    await expect(async () => {
      const more = this.page.getByRole('button', { name: 'Show more' });
      if (await more.isVisible()) await more.click();
      await expect(message).toBeVisible({ timeout: 1000 });
    }).toPass();
    return message;
  }

  /** Types a key without leaving the row with the focus. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }
}
