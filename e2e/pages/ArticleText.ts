import { expect, type Locator, type Page } from '@playwright/test';
import type { PictureFile } from '../support/unique-picture.ts';
import { PictureBlock } from './PictureBlock.ts';

/** The text of an article in its form, used by typing, with the toolbar and with the `/` menu. */
export class ArticleText {
  readonly text: Locator;

  constructor(private readonly page: Page) {
    this.text = page.locator('[data-article-text]');
  }

  /** Puts the caret into the still empty text. */
  async start(): Promise<void> {
    await this.text.click();
    await expect(this.text).toBeFocused();
  }

  /** Continues typing after the last letter. */
  async goOnAtTheEnd(): Promise<void> {
    await this.text.focus();
    await this.page.keyboard.press('Control+End');
  }

  /** Continues typing after the last letter of a line. */
  async goOnAfter(words: string): Promise<void> {
    await this.line(words).click();
    await this.page.keyboard.press('End');
  }

  async deleteLine(words: string): Promise<void> {
    await this.line(words).click({ clickCount: 3 });
    await this.page.keyboard.press('Backspace');
    await this.page.keyboard.press('Backspace');
    await expect(this.line(words)).toHaveCount(0);
  }

  async append(words: string): Promise<void> {
    await this.goOnAtTheEnd();
    await this.type(words);
  }

  /** A paragraph, heading or item with exactly these words. */
  line(words: string): Locator {
    return this.text.getByText(words, { exact: true });
  }

  async heading(words: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Kind of line' }).selectOption('Heading 2');
    await this.type(words);
    await expect(this.text.getByRole('heading', { name: words, level: 2 })).toBeVisible();
    await this.newLine();
  }

  async type(words: string): Promise<void> {
    await expect(this.text).toBeFocused();
    await this.page.keyboard.type(words);
    await expect(this.text).toContainText(words);
  }

  async bold(words: string): Promise<void> {
    const button = this.toolbar.getByRole('button', { name: 'Bold' });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await this.type(words);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  }

  /**
   * Creates a link at the caret.
   * @param completed the address as completed by the form
   */
  async link(words: string, address: string, completed = address): Promise<void> {
    await this.toolbar.getByRole('button', { name: 'Link' }).click();
    await this.page.getByRole('combobox', { name: 'Address, or the name of a page' }).fill(address);
    await this.page.getByRole('textbox', { name: 'Words' }).fill(words);
    await this.page.getByRole('button', { name: 'Save the link' }).click();
    await expect(this.text.getByRole('link', { name: words, exact: true })).toHaveAttribute(
      'href',
      completed,
    );
    await expect(this.text).toBeFocused();
  }

  async list(items: string[]): Promise<void> {
    await this.toolbar.getByRole('button', { name: 'Bulleted list' }).click();
    for (const item of items) {
      await this.type(item);
      await this.newLine();
    }
    // Enter on an empty item ends the list.
    await this.newLine();
    await expect(this.text.getByRole('listitem')).toHaveCount(items.length);
  }

  /** Inserts a table at the caret, and fills it in with Tab. */
  async table(rows: string[][]): Promise<void> {
    await this.insert('Table');
    for (const [index, cell] of rows.flat().entries()) {
      if (index > 0) await this.page.keyboard.press('Tab');
      await this.type(cell);
    }
    await expect(this.text.getByRole('row')).toHaveCount(rows.length);
  }

  /** Pastes at the caret what a program has copied, by MIME type. */
  async paste(copied: Readonly<Record<string, string>>): Promise<void> {
    await expect(this.text).toBeFocused();
    await this.text.evaluate((element, data) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
      const options = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', options));
    }, copied);
  }

  /** Pastes a picture file at the caret, or drops it on the text. */
  async place(picture: PictureFile, by: 'paste' | 'drop'): Promise<void> {
    await (by === 'drop' ? this.drop(picture, this.text) : this.send(picture, by, this.text));
  }

  /** Drops a picture file near the top left corner of an element. */
  async drop(picture: PictureFile, target: Locator): Promise<void> {
    await this.send(picture, 'drop', target);
  }

  private async send(
    { name, mimeType, buffer }: PictureFile,
    by: 'paste' | 'drop',
    to: Locator,
  ): Promise<void> {
    const file = { name, type: mimeType, bytes: [...buffer], by };
    await to.evaluate((element, sent) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(sent.bytes)], sent.name, { type: sent.type }));
      const { left, top } = element.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        sent.by === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data, clientX: left + 30, clientY: top + 15 }),
      );
    }, file);
  }

  /** Drags a block by its handle to a line, with the mouse. */
  async dragBlock(name: string, to: string): Promise<void> {
    await this.block(name).locator('[data-drag-handle]').hover();
    await this.page.mouse.down();
    const line = await this.line(to).boundingBox();
    if (!line) throw new Error(`The line “${to}” is not shown.`);
    for (const height of [0.5, 0.8, 0.9])
      await this.page.mouse.move(line.x + 20, line.y + line.height * height, { steps: 4 });
    await this.page.mouse.up();
  }

  /** The words of the cells of the only table. */
  async readTable(): Promise<string[][]> {
    const rows = await this.text.getByRole('row').all();
    const cells = await Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
    // An empty cell has a line break, so that the caret can stand in it.
    return cells.map((row) => row.map((words) => words.trim()));
  }

  /** Inserts a picture at the caret. */
  async picture(): Promise<PictureBlock> {
    await this.insert('Picture');
    return new PictureBlock(this.page, this.block('Picture').last());
  }

  /** Inserts at the caret what the `/` menu has by this name. */
  async insert(label: string): Promise<void> {
    await this.page.keyboard.type('/');
    await this.page.getByRole('option', { name: label, exact: true }).click();
  }

  /** A block with fields of its own. */
  block(name: string): Locator {
    return this.text.locator('[data-node-view-wrapper]').filter({ has: this.blockHeader(name) });
  }

  /** The button that opens and closes such a block. */
  blockHeader(name: string): Locator {
    return this.page.locator('button[aria-expanded]', { hasText: name });
  }

  /** Opens a block if it is closed. */
  async openBlock(name: string): Promise<void> {
    const header = this.blockHeader(name);
    if ((await header.getAttribute('aria-expanded')) === 'false') await header.click();
  }

  async newLine(): Promise<void> {
    await this.page.keyboard.press('Enter');
  }

  private get toolbar(): Locator {
    return this.page.getByRole('toolbar', { name: 'Text' });
  }
}
