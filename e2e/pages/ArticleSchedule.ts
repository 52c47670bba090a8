import { expect, type Locator, type Page } from '@playwright/test';

const two = (number: number): string => String(number).padStart(2, '0');

/** The schedule beside an article's form. */
export class ArticleSchedule {
  /** What is planned, and what became of it. */
  readonly publication: Locator;
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.publication = page.getByRole('group', { name: 'Publication', exact: true });
    this.dialog = page.getByRole('dialog');
  }

  /** Plans a moment of this computer's clock, in three clicks: the button, the time, and the one that confirms. */
  async publishAt(moment: Date): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish at…' }).click();
    await this.enter(moment);
    await this.confirm('Schedule publication');
  }

  async open(button: 'Publish at…' | 'Unpublish at…' | 'Change the publication'): Promise<void> {
    await this.page.getByRole('button', { name: button }).click();
    await expect(this.dialog).toBeVisible();
  }

  async enter(moment: Date): Promise<void> {
    await this.dialog
      .getByLabel('Date')
      .fill(`${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`);
    await this.dialog.getByLabel('Time').fill(`${two(moment.getHours())}:${two(moment.getMinutes())}`);
  }

  /** Presses a button of the dialog, which may stay open. */
  async press(button: string | RegExp): Promise<void> {
    await this.dialog.getByRole('button', { name: button }).click();
  }

  async confirm(button: string | RegExp): Promise<void> {
    await this.press(button);
    await expect(this.dialog).toHaveCount(0);
  }

  async useLatest(): Promise<void> {
    await this.publication.getByRole('button', { name: 'Use the latest version' }).click();
  }

  async cancelPublication(): Promise<void> {
    await this.page.getByRole('button', { name: 'Cancel the publication' }).click();
  }
}

/** The main menu's page *Schedule*. */
export class SchedulePage {
  readonly calendar: Locator;

  constructor(private readonly page: Page) {
    this.calendar = page.getByRole('table');
  }

  async open(): Promise<void> {
    await this.page.getByRole('link', { name: 'Schedule', exact: true }).click();
    await expect(this.page.getByRole('heading', { name: 'Schedule', level: 1 })).toBeVisible();
  }

  async showCalendar(): Promise<void> {
    await this.page.getByRole('button', { name: 'Calendar', exact: true }).click();
  }

  /** The row of an article in a section of the list. */
  getRow(section: string, title: string): Locator {
    return this.page
      .getByRole('region', { name: section, exact: true })
      .getByRole('listitem')
      .filter({ hasText: title });
  }

  /**
   * Cancels what one row plans with a double click. Its second click meets the next row, which takes the place of the
   * first one: it is sent as soon as the first one has gone, however slow the browser is.
   */
  async cancelTwice(row: Locator, next: Locator): Promise<void> {
    const getCancel = (of: Locator) => of.getByRole('button', { name: /^Cancel/ }).elementHandle();
    const [first, second] = [await getCancel(row), await getCancel(next)];
    await first?.evaluate((button, following) => {
      const changes = new MutationObserver(() => {
        if (button.isConnected) return;
        changes.disconnect();
        following?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
      });
      changes.observe(document.body, { childList: true, subtree: true });
    }, second);
    // The rows of other tests come and go, and just after one has gone, a click is ignored.
    const isThere = () => first?.evaluate((button) => button.isConnected);
    await first?.click();
    await expect
      .poll(async () => {
        if (await isThere()) await first?.click({ timeout: 5000 }).catch(() => undefined);
        return isThere();
      })
      .toBe(false);
  }

  /**
   * Everything that the calendar shows on a day.
   * @param name its weekday, month and number: *Tuesday, December 1*
   */
  getDay(name: string): Locator {
    return this.calendar.getByRole('cell').filter({ has: this.page.getByText(name, { exact: true }) });
  }
}
