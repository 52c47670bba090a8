import type { Locator } from '@playwright/test';

/** A Table block: its headings and the cells of its rows are lists of entries, of which one at a time is unfolded. */
export class TableBlock {
  constructor(
    private readonly block: Locator,
    /** Its place in the form, such as `content.2`. */
    private readonly field: string,
  ) {}

  async headings(texts: string[]): Promise<void> {
    await this.fillCells('Headings of the columns', `${this.field}.headers`, texts);
  }

  async rows(rows: string[][]): Promise<void> {
    for (const [index, texts] of rows.entries()) {
      await this.unfold('Rows', index);
      await this.fillCells('Cells', `${this.field}.rows.${index}.cells`, texts);
    }
  }

  private async fillCells(label: string, field: string, texts: string[]): Promise<void> {
    for (const [index, text] of texts.entries()) {
      await this.unfold(label, index);
      await this.block.locator(`[name="${field}.${index}.text"]`).fill(text);
    }
  }

  /** The first entry is there from the beginning, folded; a new one comes unfolded and folds the others. */
  private async unfold(label: string, index: number): Promise<void> {
    const list = this.list(label);
    if (index === 0)
      await list.getByRole('heading', { level: 3 }).first().getByRole('button').first().click();
    // The last of these buttons is the list's own; those before it belong to lists inside an unfolded entry.
    else await list.getByRole('button', { name: 'Add an entry' }).last().click();
  }

  /** Of two, the last: the entry before may still be folding. */
  private list(label: string): Locator {
    return this.block
      .getByText(new RegExp(`^${label}\\s\\(\\d+\\)`))
      .last()
      .locator('xpath=ancestor::div[.//h3][1]');
  }
}
