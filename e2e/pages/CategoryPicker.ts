import { expect, type Locator, type Page } from '@playwright/test';

/** The field of an article's form in which its categories are chosen. */
export class CategoryPicker {
  readonly input: Locator;
  readonly matches: Locator;
  readonly tree: Locator;
  readonly topics: Locator;
  readonly chosen: Locator;

  constructor(private readonly page: Page) {
    this.input = page.getByRole('combobox', { name: 'Categories' });
    this.matches = page.getByRole('listbox', { name: 'Categories found' }).getByRole('option');
    this.tree = page.getByRole('tree', { name: 'Categories' });
    this.topics = page.getByRole('button', { name: 'Topics', exact: true });
    this.chosen = page.getByRole('list', { name: 'Chosen: Categories' }).getByRole('link');
  }

  /** What was found under this path, such as `Sleep › Naps`. */
  match(path: string): Locator {
    return this.matches.filter({ hasText: new RegExp(`^${escape(path)}\\d`) });
  }

  /** A row of the open tree. */
  row(name: string): Locator {
    return this.tree.getByRole('treeitem').filter({ hasText: new RegExp(`^${escape(name)}\\d`) });
  }

  /** Chooses the only category of this name by typing. */
  async choose(name: string): Promise<void> {
    await this.input.fill(name);
    await this.matches.filter({ hasText: new RegExp(`(^|› )${escape(name)}\\d`) }).click();
    await expect(this.chosen.filter({ hasText: name })).toBeVisible();
  }

  async remove(path: string): Promise<void> {
    await this.page.getByRole('button', { name: `Remove ${path}`, exact: true }).click();
  }

  async moveForward(path: string): Promise<void> {
    await this.page.getByRole('button', { name: `Move ${path} forward`, exact: true }).click();
  }

  /** The dialog in which a category is created. */
  async create(name: string, topic: string): Promise<Locator> {
    const dialog = this.page.getByRole('dialog', { name: 'Create a category' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('combobox', { name: 'Under the topic' }).click();
    await this.page.getByRole('option', { name: topic, exact: true }).click();
    return dialog;
  }
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
