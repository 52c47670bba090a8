import { expect, type Locator } from '@playwright/test';

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
      const cell = this.block.locator(`[name="${field}.${index}.text"]`);
      await cell.fill(text);
      await expect(cell).toHaveValue(text);
    }
  }

  /** The first entry is there from the beginning, folded; a new one comes unfolded and folds the others. */
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
      // The last of these buttons is the list's own; those before it belong to lists inside an unfolded entry.
      await this.list(label, index).getByRole('button', { name: 'Add an entry' }).last().click();
      await expect(this.list(label, index + 1)).toBeVisible();
    }
  }

  /**
   * A list by how many entries it has: beside the one entry of a new row's list, the full list of the row before may
   * still be folding. Of two alike, the last.
   */
  private list(label: string, entries: number): Locator {
    return this.block
      .getByText(new RegExp(`^${label}\\s\\(${entries}\\)`))
      .last()
      .locator('xpath=ancestor::div[.//h3][1]');
  }
}
