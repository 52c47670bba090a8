import { expect, type Locator, type Page } from '@playwright/test';

/** The form of one category in the content manager. */
export class CategoryForm {
  private constructor(private readonly page: Page) {}

  static async opened(page: Page): Promise<CategoryForm> {
    await expect(page.getByRole('heading', { name: 'New', level: 1 })).toBeVisible();
    return new CategoryForm(page);
  }

  static async loaded(page: Page): Promise<CategoryForm> {
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).not.toHaveValue('');
    return new CategoryForm(page);
  }

  /** The field that adds entries to a list. */
  picker(list: string): Locator {
    return this.page.getByRole('combobox', { name: list });
  }

  /** Opens an entry of a list in a tab of its own. */
  entry(title: string): Locator {
    return this.page.getByRole('listitem').getByRole('link', { name: title, exact: true });
  }

  hint(text: string): Locator {
    return this.page.getByText(text);
  }

  async name(name: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  }

  async makeTopic(): Promise<void> {
    await this.choose('Kind', 'topic');
  }

  /** Chooses one of the options of a field. */
  async choose(field: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: field }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  async hue(degrees: number): Promise<void> {
    await this.page.getByLabel('Hue').fill(String(degrees));
  }

  /** @param headings in page order */
  async addHub(headings: readonly string[]): Promise<void> {
    await this.page.getByText('None yet. Add the first one.').click();
    const fields = this.page.getByRole('textbox', { name: /^Heading of / });
    await expect(fields).toHaveCount(headings.length);
    for (const [index, heading] of headings.entries()) await fields.nth(index).fill(heading);
  }

  /** Saves a new category. */
  async save(): Promise<void> {
    expect(await this.press('POST')).toBe(201);
  }

  /** Saves one that is stored. */
  async update(): Promise<void> {
    expect(await this.press('PUT')).toBe(200);
  }

  /** Presses *Save*. @returns the status of the response */
  private async press(method: 'POST' | 'PUT'): Promise<number> {
    const response = this.page.waitForResponse(
      (response) =>
        response.request().method() === method &&
        /collection-types\/api::category\.category/.test(response.url()),
    );
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    return (await response).status();
  }
}
