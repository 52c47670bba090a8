import { expect, type Locator, type Page } from '@playwright/test';

/** The editors' screen of the home page and the hubs. */
export class SitePagesScreen {
  readonly save: Locator;
  readonly discard: Locator;

  constructor(readonly page: Page) {
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    this.discard = page.getByRole('button', { name: 'Discard' });
  }

  static async open(page: Page, id: string): Promise<SitePagesScreen> {
    await page.goto(`/admin/site-pages?id=${id}`);
    const screen = new SitePagesScreen(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
    await expect(screen.section().first()).toBeVisible();
    return screen;
  }

  section(name?: string): Locator {
    return this.page.getByRole('main').getByRole('region', name === undefined ? {} : { name, exact: true });
  }

  /** The cards of a section, in order. */
  cards(section: string): Locator {
    return this.section(section).getByRole('list').first().getByRole('listitem');
  }

  handle(section: string, title: string): Locator {
    return this.section(section).getByRole('button', { name: `Move “${title}”` });
  }

  /** Drags a card with the mouse to the place of another one, in several moves: one would be a click. */
  async drag(section: string, title: string, target: string): Promise<void> {
    await this.handle(section, title).hover();
    await this.page.mouse.down();
    const { x, y, width, height } = (await this.handle(section, target).boundingBox())!;
    await this.page.mouse.move(x + width / 2, y + height / 2, { steps: 10 });
    await expect(
      this.page.getByRole('status').filter({ hasText: `“${title}” would be at place` }),
    ).toBeAttached();
    await this.page.mouse.up();
  }

  async add(section: string, title: string): Promise<void> {
    await this.search(section).fill(title);
    await this.page.getByRole('option', { name: title }).click();
    await expect(this.cards(section).filter({ hasText: title })).toBeVisible();
  }

  async takeOut(section: string, title: string): Promise<void> {
    await this.section(section)
      .getByRole('button', { name: `Take “${title}” out` })
      .click();
  }

  search(section: string): Locator {
    return this.section(section).getByRole('combobox', { name: /^Add an article/ });
  }

  /** The page of the site beside the sections. */
  get preview() {
    return this.page.frameLocator('iframe[title="Preview of the page"]');
  }
}
