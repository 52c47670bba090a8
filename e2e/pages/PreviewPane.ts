import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The preview beside a form. */
export class PreviewPane {
  readonly pane: Locator;
  /** The page as it is shown. */
  readonly shown: FrameLocator;
  readonly heading: Locator;
  /** The address that was copied last. */
  readonly address: Locator;
  /** The links that still open. */
  readonly links: Locator;

  constructor(private readonly page: Page) {
    this.pane = page.getByRole('region', { name: 'Preview', exact: true });
    this.shown = this.pane.frameLocator('iframe[title="Preview of the page"]');
    this.heading = this.shown.getByRole('heading', { level: 1 });
    this.address = this.pane.getByRole('status').getByRole('textbox');
    this.links = this.pane.getByRole('list', { name: 'Preview links' }).getByRole('listitem');
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(this.shown.getByRole('main')).toBeVisible();
  }

  async choose(name: string): Promise<void> {
    await this.pane.getByRole('button', { name, exact: true }).click();
  }

  /** Runs in the window of the page. */
  evaluate<T>(what: () => T): Promise<T> {
    return this.shown.locator('html').evaluate(what);
  }

  /** Copies a link and returns its address. */
  async copyLink(): Promise<string> {
    await this.choose('Copy preview link');
    return this.readAddress();
  }

  async readAddress(): Promise<string> {
    await expect(this.address).toHaveValue(/\?preview=l\./);
    return this.address.inputValue();
  }

  async withdrawLinks(): Promise<void> {
    const withdraw = this.pane.getByRole('button', { name: /^Withdraw/ });
    await withdraw.first().click();
    await expect(withdraw).toHaveCount(0);
  }
}
