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

  /** What readers see in place of a list of links. */
  choice(list: string): Locator {
    return this.page.getByRole('combobox', { name: list, exact: true });
  }

  async choose(list: string, choice: 'The usual links' | 'My own' | 'None'): Promise<void> {
    await this.choice(list).click();
    await this.page.getByRole('option', { name: choice, exact: true }).click();
  }

  /** A collapsed link of a list, by its text. */
  row(text: string): Locator {
    return this.page.getByRole('button', { name: text, exact: true });
  }

  /** The fields of a link that is open. The last one of a new list opens by itself, and closes slowly. */
  part(text: string): Locator {
    return this.page.getByRole('region', { name: text, exact: true });
  }

  async saveChanges(): Promise<void> {
    await this.save.click();
    await expect(this.page.getByText('Saved', { exact: true }).first()).toBeVisible();
  }
}
