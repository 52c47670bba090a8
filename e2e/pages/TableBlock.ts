import { expect, type Locator } from '@playwright/test';

/**
 * A Table block. Its headings and the cells of its rows are lists of entries, and only one entry at a time is expanded.
 */
export class TableBlock {
  constructor(
    private readonly block: Locator,
    /** Its path in the form, such as `content.2`. */
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
      const cell = this.block.locator(`[name="${field}.${index}.text"]`);
      await cell.fill(text);
      await expect(cell).toHaveValue(text);
    }
  }

  /** The first entry exists from the start and is collapsed. A new entry is expanded and collapses the others. */
  private async unfold(label: string, index: number): Promise<void> {
    if (index === 0) {
      const first = this.list(label, 1)
        .getByRole('heading', { level: 3 })
        .first()
        .getByRole('button')
        .first();
      await first.click();
      await expect(first).toHaveAttribute('aria-expanded', 'true');
    } else {
      // The last of these buttons belongs to the list itself, those before it to lists inside an expanded entry.
      await this.list(label, index).getByRole('button', { name: 'Add an entry' }).last().click();
      await expect(this.list(label, index + 1)).toBeVisible();
    }
  }

  /**
   * Finds a list by its number of entries, because the full list of the previous row may still be collapsing beside the
   * single entry of a new row. If two match, the last one.
   */
  private list(label: string, entries: number): Locator {
    return this.block
      .getByText(new RegExp(`^${label}\\s\\(${entries}\\)`))
      .last()
      .locator('xpath=ancestor::div[.//h3][1]');
  }
}
