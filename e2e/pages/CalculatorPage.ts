import { expect, type Locator, type Page } from '@playwright/test';
import { TODAY, type CalculatorInput, type Calculator } from '../support/calculators/calculators.ts';
import { ReaderPage } from './ReaderPage.ts';

/** Groups of radio buttons. */
const CHOICES: ReadonlySet<string> = new Set(['Units', 'Sex']);
const LISTS: ReadonlySet<string> = new Set([
  'Activity',
  'Activity level',
  'Formula',
  'Length of your cycle',
  'Count from',
]);

export class CalculatorPage {
  readonly form: Locator;
  /** The panel beside the form, with or without a result. */
  readonly result: Locator;
  readonly headline: Locator;
  readonly complaints: Locator;
  readonly tabs: Locator;

  constructor(
    private readonly page: Page,
    private readonly calculator: Calculator,
  ) {
    const main = page.getByRole('main');
    this.form = main.getByRole('form', { name: calculator.name });
    this.result = main.locator('form + section');
    this.headline = this.result.getByRole('heading', { level: 2 });
    this.complaints = this.form.getByRole('alert');
    this.tabs = main.getByRole('navigation', { name: 'Calculators' });
  }

  /** Opens the page on the date of the examples. `fragment` includes its `#`. */
  async open(fragment = ''): Promise<void> {
    await this.page.clock.setFixedTime(`${TODAY}T12:00:00`);
    await this.page.goto(this.calculator.path + fragment);
    await this.tookOver();
  }

  async tookOver(): Promise<void> {
    await new ReaderPage(this.page).tookOver(this.form);
  }

  choice(name: string, option: string): Locator {
    return this.form.getByRole('group', { name }).getByRole('radio', { name: option, exact: true });
  }

  field(name: string): Locator {
    return this.form.getByLabel(name === 'Age' ? 'Age 5 - 100' : name, { exact: true });
  }

  async enter(input: CalculatorInput): Promise<void> {
    for (const [name, value] of Object.entries(input)) {
      if (CHOICES.has(name)) {
        await this.choice(name, value).check();
        continue;
      }
      await (LISTS.has(name) ? this.field(name).selectOption(value) : this.field(name).fill(value));
    }
  }

  async calculate(): Promise<void> {
    await this.form.getByRole('button', { name: 'Calculate' }).click();
  }

  /** Presses Enter in the last text field of the input. */
  async pressEnter(input: CalculatorInput): Promise<void> {
    const typed = Object.keys(input).filter((name) => !CHOICES.has(name) && !LISTS.has(name));
    await this.field(typed.at(-1) ?? '').press('Enter');
  }

  async clear(): Promise<void> {
    await this.form.getByRole('button', { name: 'Clear' }).click();
  }

  /** From an empty form. */
  async workOut(input: CalculatorInput): Promise<void> {
    await this.clear();
    await this.enter(input);
    await this.calculate();
  }

  /** Checks that the form has exactly these values and no other fields. */
  async expectInput(input: CalculatorInput): Promise<void> {
    await expect.poll(() => this.readInput()).toEqual(input);
  }

  /** The values of the form by field label. */
  private async readInput(): Promise<CalculatorInput> {
    const pairs = await this.form.evaluate((form) =>
      [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].flatMap((field) => {
        const [label] = field.labels ?? [];
        if (field.type !== 'radio') return [[label?.firstChild?.textContent?.trim() ?? '', field.value]];
        const legend = field.closest('fieldset')?.querySelector('legend');
        return field.matches(':checked') ? [[legend?.innerText ?? '', label?.innerText ?? '']] : [];
      }),
    );
    return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
  }

  /**
   * Checks that only these messages appear, in red; that the invalid fields refer to them; that the first one has the
   * focus; and that there is no result.
   */
  async expectComplaints(sentences: readonly string[]): Promise<void> {
    const expected = sentences.map((sentence, place) => ({
      sentence,
      isRed: true,
      isNamed: true,
      hasFocus: place === 0,
    }));
    await expect.poll(() => this.seenComplaints()).toEqual(expected);
    await expect(this.form.locator('[aria-invalid=true]:not([aria-describedby])')).toHaveCount(0);
    await this.expectNoResult();
  }

  private async seenComplaints() {
    return this.complaints.evaluateAll((complaints) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      // The computed style may be in another color space than sRGB.
      const getPixel = (colour: string): Uint8ClampedArray => {
        if (!canvas) throw new Error('This browser draws nothing.');
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return canvas.getImageData(0, 0, 1, 1).data;
      };
      return complaints.map((complaint) => {
        const [red = 0, green = 0, blue = 0] = getPixel(getComputedStyle(complaint).color);
        const fields = [...document.querySelectorAll(`[aria-describedby="${complaint.id}"]`)];
        return {
          sentence: complaint.textContent,
          isRed: red > 1.5 * Math.max(green, blue),
          isNamed: fields.length > 0 && fields.every((field) => field.ariaInvalid === 'true'),
          hasFocus: fields[0] !== undefined && fields[0] === document.activeElement,
        };
      });
    });
  }

  async expectResult(headline: string): Promise<void> {
    await expect(this.headline).toHaveText(headline);
    await expect(this.headline).toBeFocused();
    await expect(this.form.locator('[role=alert], [aria-invalid]')).toHaveCount(0);
  }

  async expectNoResult(): Promise<void> {
    await expect(this.result).toHaveText(`Your result${this.calculator.placeholder}`);
  }

  /** The figures in the result by name. */
  async figures(): Promise<Record<string, string>> {
    const pairs = await this.result
      .locator('dl > div')
      .evaluateAll((rows) =>
        rows.map((row) => ['dt', 'dd'].map((part) => row.querySelector(part)?.textContent)),
      );
    return Object.fromEntries(pairs.map(([name, value]) => [name ?? '', value ?? '']));
  }

  /** The bars in the result, kcal a day by name, in page order. */
  async energy(): Promise<Record<string, string>> {
    const pairs = await this.result
      .getByRole('table')
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector('th')?.firstChild?.textContent,
          row.querySelector('b')?.innerText,
        ]),
      );
    return Object.fromEntries(pairs.map(([name, value]) => [name ?? '', value ?? '']));
  }
}
