import { expect, type Locator, type Page } from '@playwright/test';

/** Strapi's rich-text editor in a Prose block, used as a person does: by typing and with the buttons above the text. */
export class ProseBlock {
  private readonly text: Locator;

  constructor(
    private readonly page: Page,
    private readonly block: Locator,
  ) {
    this.text = block.locator('[contenteditable=true]');
  }

  /** Puts the cursor into the still empty text. */
  async start(): Promise<void> {
    await this.text.click();
  }

  /** Goes on typing behind the last letter. */
  async goOnAtTheEnd(): Promise<void> {
    await this.text.click();
    await this.page.keyboard.press('Control+End');
  }

  async heading(words: string): Promise<void> {
    await this.chooseKind('Heading 2');
    await this.type(words);
    await this.newLine();
  }

  async type(words: string): Promise<void> {
    await this.page.keyboard.type(words);
  }

  async bold(words: string): Promise<void> {
    const button = this.block.getByRole('button', { name: 'Bold' });
    await button.click();
    await this.type(words);
    await button.click();
  }

  async link(words: string, address: string): Promise<void> {
    await this.type(words);
    for (let letter = 0; letter < words.length; letter += 1)
      await this.page.keyboard.press('Shift+ArrowLeft');
    await this.block.getByRole('button', { name: 'Link' }).click();
    await this.page.getByPlaceholder('Paste link').fill(address);
    await this.page.getByRole('button', { name: 'Save', exact: true }).last().click();
    await expect(this.page.getByPlaceholder('Paste link')).toBeHidden();
    await this.goOnAtTheEnd();
  }

  async list(items: string[]): Promise<void> {
    await this.block.getByRole('radio', { name: 'Bulleted list' }).click();
    for (const item of items) {
      await this.type(item);
      await this.newLine();
    }
    // Enter on an empty item ends the list.
    await this.newLine();
  }

  async newLine(): Promise<void> {
    await this.page.keyboard.press('Enter');
  }

  private async chooseKind(name: string): Promise<void> {
    await this.block.getByRole('combobox').click();
    await this.page.getByRole('option', { name, exact: true }).click();
  }
}
