import type { Locator, Page } from '@playwright/test';

/** Compares a form with the latest stored state and puts together what the editor chooses. */
export class MergeDialog {
  readonly dialog: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog').filter({ hasText: 'Put together in the form' });
  }

  /** Chooses a side of a field, or of a part of it. */
  async choose(what: string, side: string): Promise<void> {
    await this.choice(what, side).click();
  }

  choice(what: string, side: string): Locator {
    return this.dialog.getByRole('radiogroup', { name: what }).getByRole('radio', { name: side });
  }

  async putTogether(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Put together in the form' }).click();
  }

  async decideLater(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Decide later' }).last().click();
  }
}
