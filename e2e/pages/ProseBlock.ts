import { expect, type Locator, type Page } from '@playwright/test';

/** Strapi's rich-text editor in a Prose block, used by typing and with the toolbar buttons. */
export class ProseBlock {
  readonly text: Locator;

  constructor(
    private readonly page: Page,
    private readonly block: Locator,
  ) {
    this.text = block.locator('[contenteditable=true]');
  }

  /** Puts the cursor into the still empty text. */
  async start(): Promise<void> {
    await this.focus();
  }

  /** Continues typing after the last letter. */
  async goOnAtTheEnd(): Promise<void> {
    await this.focus();
    await this.page.keyboard.press('Control+End');
  }

  async append(words: string): Promise<void> {
    await this.goOnAtTheEnd();
    await this.type(words);
  }

  async heading(words: string): Promise<void> {
    await this.chooseKind('Heading 2');
    await expect(this.text.locator('h2')).toHaveCount(1);
    await this.type(words);
    await this.newLine();
  }

  async type(words: string): Promise<void> {
    await expect(this.text).toBeFocused();
    await this.page.keyboard.type(words);
    await expect(this.text).toContainText(words);
  }

  async bold(words: string): Promise<void> {
    const button = this.block.getByRole('button', { name: 'Bold' });
    await button.click();
    await expect(button).toHaveAttribute('data-state', 'on');
    await this.type(words);
    await button.click();
    await expect(button).toHaveAttribute('data-state', 'off');
  }

  /**
   * Creates the link at the cursor and enters its text in the dialog. A keyboard selection reaches Slate up to a tenth
   * of a second late, so on a busy machine the button would link only the last letters.
   * @param completed the address as completed by the form
   */
  async link(words: string, address: string, completed = address): Promise<void> {
    await this.block.getByRole('button', { name: 'Link' }).click();
    const dialog = this.page.getByRole('dialog').filter({ has: this.page.getByPlaceholder('Paste link') });
    await dialog.getByPlaceholder('Enter link text').fill(words);
    await dialog.getByPlaceholder('Paste link').fill(address);
    await expect(dialog.getByPlaceholder('Enter link text')).toHaveValue(words);
    // The address may be too incomplete to enable the button, but the form completes it on press.
    await dialog.getByRole('button', { name: 'Save', exact: true }).click({ force: true });
    await expect(dialog).toBeHidden();
    const link = this.text.locator('a', { hasText: words });
    await expect(link).toHaveText(words);
    await expect(link).toHaveAttribute('href', completed);
    await this.goOnAtTheEnd();
  }

  async list(items: string[]): Promise<void> {
    await this.block.getByRole('radio', { name: 'Bulleted list' }).click();
    for (const [index, item] of items.entries()) {
      await expect(this.text.getByRole('listitem')).toHaveCount(index + 1);
      await this.type(item);
      await this.newLine();
    }
    // Enter on an empty item ends the list.
    await this.newLine();
    await expect(this.text.getByRole('listitem')).toHaveCount(items.length);
  }

  async newLine(): Promise<void> {
    await this.page.keyboard.press('Enter');
  }

  private async focus(): Promise<void> {
    await this.text.click();
    await expect(this.text).toBeFocused();
  }

  private async chooseKind(name: string): Promise<void> {
    await this.block.getByRole('combobox').click();
    await this.page.getByRole('option', { name, exact: true }).click();
  }
}
