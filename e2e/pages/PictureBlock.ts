import { expect, type Locator, type Page } from '@playwright/test';

/** A Picture block and the dialogs of the media library that it opens. */
export class PictureBlock {
  constructor(
    private readonly page: Page,
    private readonly block: Locator,
  ) {}

  async upload(file: string, alternativeText: string): Promise<void> {
    await this.block.getByRole('button', { name: 'Click to add an asset' }).click();
    const dialog = this.page.getByRole('dialog');
    // "new" in an empty library, otherwise "more".
    await dialog.getByRole('button', { name: /Add (new|more) assets/ }).click();
    await this.page.locator('input[type=file]').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByRole('textbox', { name: 'Alternative text' }).fill(alternativeText);
    await dialog.getByRole('button', { name: 'Finish' }).click();
    await dialog.getByRole('button', { name: 'Upload 1 asset' }).click();
    await expect(dialog.getByRole('tab', { name: 'Selected files' })).toContainText('1');
    await dialog.getByRole('button', { name: 'Finish' }).click();
    await expect(dialog).toBeHidden();
    await expect(this.block.getByRole('img', { name: alternativeText })).toBeVisible();
  }

  async caption(words: string): Promise<void> {
    await this.block.getByRole('textbox', { name: 'Caption' }).fill(words);
  }
}
