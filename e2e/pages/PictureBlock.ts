import { expect, type Locator, type Page } from '@playwright/test';
import { createUniquePicture } from '../support/unique-picture.ts';

/** A Picture block in the text. */
export class PictureBlock {
  constructor(
    private readonly page: Page,
    private readonly block: Locator,
  ) {}

  /** Uploads a picture like this file, which the library does not have, and says what it shows. */
  async upload(file: string, alternativeText: string): Promise<void> {
    await this.block.locator('input[type=file]').setInputFiles(createUniquePicture('window.webp', file));
    const alternative = this.block.getByRole('textbox', { name: 'Alternative text' });
    await alternative.fill(alternativeText);
    const stored = this.page.waitForResponse(/\/admin\/pictures\/\d+\/description/);
    await alternative.blur();
    expect((await stored).ok()).toBe(true);
  }

  async caption(words: string): Promise<void> {
    await this.block.getByRole('textbox', { name: 'Caption' }).fill(words);
  }
}
