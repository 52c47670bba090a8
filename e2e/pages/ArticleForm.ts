import { expect, type Locator, type Page } from '@playwright/test';
import { ArticleText } from './ArticleText.ts';
import { CategoryPicker } from './CategoryPicker.ts';

/** The form of one article in the content manager. */
export class ArticleForm {
  readonly title: Locator;
  readonly address: Locator;
  readonly description: Locator;
  readonly categories: CategoryPicker;
  readonly offer: Locator;
  readonly content: ArticleText;
  private blocks = 0;

  private constructor(private readonly page: Page) {
    this.title = page.getByRole('textbox', { name: 'Title' });
    this.address = page.getByRole('textbox', { name: 'Address' });
    this.description = page.getByRole('textbox', { name: 'Description' });
    this.categories = new CategoryPicker(page);
    this.offer = page.getByRole('region', { name: 'You have unsaved text' });
    this.content = new ArticleText(page);
  }

  static async opened(page: Page, heading: string): Promise<ArticleForm> {
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    return new ArticleForm(page);
  }

  static loaded(page: Page): ArticleForm {
    return new ArticleForm(page);
  }

  async describe(description: string): Promise<void> {
    await this.description.fill(description);
  }

  async chooseCategory(name: string): Promise<void> {
    await this.categories.choose(name);
  }

  /** Suggests an article under this one. */
  async suggest(title: string): Promise<void> {
    await this.chooseRelated('More to Explore', title);
  }

  /** Opens a related article from its field. */
  async openRelated(title: string): Promise<{ page: Page; form: ArticleForm }> {
    const opening = this.page.context().waitForEvent('page');
    await this.related(title).click();
    const page = await opening;
    return { page, form: await ArticleForm.opened(page, title) };
  }

  /** Opens the form of a new entry from a field for related ones. */
  async createRelated(field: string, by: 'keyboard' | 'pointer'): Promise<Page> {
    const picker = this.page.getByRole('combobox', { name: field });
    const create = this.page.getByRole('option', { name: 'Create in a new tab' });
    const searching = this.page.waitForResponse(/\/content-manager\/relations\//);
    await picker.click();
    await searching;
    await expect(create).toBeVisible();
    const opening = this.page.context().waitForEvent('page');
    if (by === 'pointer') await create.click();
    else {
      await picker.press('ArrowDown');
      await expect(picker).toHaveAttribute('aria-activedescendant', (await create.getAttribute('id')) ?? '');
      await picker.press('Enter');
    }
    return opening;
  }

  private async chooseRelated(field: string, name: string): Promise<void> {
    const picker = this.page.getByRole('combobox', { name: field });
    await picker.click();
    await picker.fill(name);
    await this.page.getByRole('option', { name }).click();
    await expect(this.related(name)).toBeVisible();
  }

  /** The link to a related entry in its field. */
  private related(name: string): Locator {
    return this.page.getByRole('listitem').getByRole('link', { name, exact: true });
  }

  /**
   * Adds a block of which nothing but fields is in the text, such as “Embed”.
   * @param label in the `/` menu
   */
  async addFields(label: string): Promise<(field: string) => Locator> {
    await this.content.goOnAtTheEnd();
    await this.content.insert(label);
    const path = `content.${this.blocks}`;
    this.blocks += 1;
    return (of) => this.field(`${path}.${of}`);
  }

  /** A field by its path in the form, such as `content.0.url`. */
  field(path: string): Locator {
    return this.page.locator(`[name="${path}"]`);
  }

  /** What the panel beside the form lists. */
  get problems(): Locator {
    return this.page
      .getByRole('complementary')
      .filter({ hasText: /not for readers|not everything reaches/i });
  }

  /** What the form shows below a field. */
  noteBeside(place: Locator): Locator {
    return this.page
      .locator('[data-field-notes]')
      .filter({ visible: true })
      .and(place.locator('xpath=ancestor::*[*[@data-field-notes]][1]/*[@data-field-notes]'));
  }

  /** What the form shows below a line or a closed block of the text. */
  noteBelow(place: Locator): Locator {
    return place.locator(
      'xpath=ancestor-or-self::*[following-sibling::*[1][descendant-or-self::*[@data-field-notes]]][1]/following-sibling::*[1]/descendant-or-self::*[@data-field-notes]',
    );
  }

  async openQuestion(question: string): Promise<{ question: Locator; answer: Locator }> {
    await this.page.getByRole('button', { name: question, exact: true }).click();
    return {
      question: this.page.getByRole('textbox', { name: 'Question' }),
      answer: this.page.getByRole('textbox', { name: 'Answer' }),
    };
  }

  /** Adds a question at the end, and folds it. */
  async addQuestion(question: string, answer: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add one' }).click();
    await this.page.getByRole('textbox', { name: 'Question' }).fill(question);
    await this.page.getByRole('textbox', { name: 'Answer' }).fill(answer);
    await this.page.getByRole('button', { name: question, exact: true }).click();
    await expect(this.page.getByRole('textbox', { name: 'Answer' })).toHaveCount(0);
  }

  async deleteQuestion(question: string): Promise<void> {
    await this.getPartHeader(question).getByRole('button', { name: 'Delete' }).click();
    await expect(this.getPartHeader(question)).toHaveCount(0);
  }

  /** Drags a folded question to the place of another one. */
  async moveQuestion(question: string, to: string): Promise<void> {
    const getHandle = (name: string) => this.getPartHeader(name).getByRole('button', { name: 'Drag' });
    // The list follows the pointer, with a frame in between.
    await getHandle(question).dragTo(getHandle(to), { steps: 10 });
    const getTop = async (name: string) => (await getHandle(name).boundingBox())?.y ?? 0;
    await expect.poll(async () => (await getTop(question)) < (await getTop(to))).toBe(true);
  }

  private getPartHeader(name: string): Locator {
    return this.page
      .getByRole('heading')
      .filter({ has: this.page.getByRole('button', { name, exact: true }) });
  }

  async save(): Promise<void> {
    await this.press(
      this.page.getByRole('button', { name: 'Save', exact: true }),
      /\/content-manager\/collection-types\/api::blog\.blog(\/|\?|$)/,
    );
  }

  /** Presses Save, whatever the CMS responds. */
  async pressSave(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
  }

  /** Takes the unsaved text of a new article. */
  async bringBack(): Promise<void> {
    await this.page.getByRole('button', { name: 'Bring it back' }).click();
  }

  async compareAndBringBack(): Promise<void> {
    await this.page.getByRole('button', { name: 'Compare and bring back' }).click();
  }

  /** Resolves once the CMS has responded. */
  async publish(): Promise<void> {
    await this.press(this.page.getByRole('button', { name: 'Publish', exact: true }), /\/actions\/publish/);
  }

  /** Presses Publish, whatever the CMS responds. */
  async pressPublish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish', exact: true }).click();
  }

  /** Resolves once the CMS has responded. */
  async unpublish(): Promise<void> {
    await this.page.getByRole('button', { name: 'More publishing actions' }).click();
    await this.press(
      this.page.getByRole('menuitem', { name: 'Unpublish', exact: true }),
      /\/actions\/unpublish/,
    );
  }

  private async press(button: Locator, address: RegExp): Promise<void> {
    const [response] = await Promise.all([
      this.page.waitForResponse(
        (candidate) => candidate.request().method() !== 'GET' && address.test(candidate.url()),
      ),
      button.click(),
    ]);
    expect(response.ok(), `${response.url()} returned ${response.status()}`).toBe(true);
  }
}
