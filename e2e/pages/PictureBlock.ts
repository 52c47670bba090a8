import { expect, type Locator, type Page } from '@playwright/test';

/** A Picture block in the text. */
export class PictureBlock {
  constructor(
    private readonly page: Page,
    private readonly block: Locator,
  ) {}

  /** Uploads a file and says what it shows. */
  async upload(file: string, alternativeText: string): Promise<void> {
    await this.block.locator('input[type=file]').setInputFiles(file);
    const alternative = this.block.getByRole('textbox', { name: 'Alternative text' });
    await alternative.fill(alternativeText);
    const stored = this.page.waitForResponse(/\/upload\?id=/);
    await alternative.blur();
    expect((await stored).ok()).toBe(true);
  }

  async caption(words: string): Promise<void> {
    await this.block.getByRole('textbox', { name: 'Caption' }).fill(words);
  }
}
