import { expect, type Locator, type Page } from '@playwright/test';

/** The form of the site settings. */
export class SiteSettingsForm {
  readonly save: Locator;

  constructor(readonly page: Page) {
    this.save = page.getByRole('button', { name: 'Save', exact: true });
  }

  /** By the menu of the settings, as an editor finds it. */
  static async open(page: Page): Promise<SiteSettingsForm> {
    await page.goto('/admin/settings/site-settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Site settings' })).toBeVisible();
    return new SiteSettingsForm(page);
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  async saveChanges(): Promise<void> {
    await this.save.click();
    await expect(this.page.getByText('Saved', { exact: true }).first()).toBeVisible();
  }
}
