import { CASES } from '../support/calculators/calculator-cases.ts';
import { BMI, CALCULATORS } from '../support/calculators/calculators.ts';
import { expect, test } from '../support/fixtures.ts';
import { CalculatorPage } from '../pages/CalculatorPage.ts';

for (const [calculator, cases] of CASES) {
  test(`the ${calculator.name} matches results calculated by hand`, async ({ page }) => {
    const screen = new CalculatorPage(page, calculator);
    await screen.open();
    for (const { answers, headline, figures = {}, energy = {}, says = [], not = [] } of cases) {
      await screen.workOut(answers);
      await screen.expectResult(headline);
      expect(await screen.figures()).toEqual(figures);
      // Their order too.
      expect(Object.entries(await screen.energy())).toEqual(Object.entries(energy));
      for (const sentence of says) await expect(screen.result).toContainText(sentence);
      for (const sentence of not) await expect(screen.result).not.toContainText(sentence);
    }
  });
}

/** With a height of 1 m the weight is the BMI. The last of each is in it, since the band includes it. */
const BANDS = [
  { label: 'Severe Thinness', weights: ['15', '16'] },
  { label: 'Moderate Thinness', weights: ['16,01', '17'] },
  { label: 'Mild Thinness', weights: ['17.01', '18.5'] },
  { label: 'Normal', weights: ['18.51', '25'] },
  { label: 'Overweight', weights: ['25.01', '30'] },
  { label: 'Obese Class I', weights: ['30.01', '35'] },
  { label: 'Obese Class II', weights: ['35.01', '40'] },
  { label: 'Obese Class III', weights: ['40.01', '50'] },
];

test('the BMI falls into one of eight categories, and only that one is highlighted', async ({ page }) => {
  const screen = new CalculatorPage(page, BMI);
  await screen.open();
  await screen.enter({ Units: 'Metric', Age: '30', 'Height (cm)': '100' });
  const bands = screen.result.getByRole('list', { name: 'Categories' }).getByRole('listitem');
  for (const [place, { label, weights }] of BANDS.entries()) {
    for (const weight of weights) {
      await screen.enter({ 'Weight (kg)': weight });
      await screen.calculate();
      await expect(screen.headline).toHaveText(new RegExp(`: ${label}$`));
      const seen = await bands.evaluateAll((items) =>
        items.map((item) => ({
          label: item.firstElementChild?.textContent,
          isCurrent: item.getAttribute('aria-current') === 'true',
          isOutlined: getComputedStyle(item).outlineStyle !== 'none',
          colour: getComputedStyle(item).borderInlineStartColor,
        })),
      );
      expect(seen.map((band) => band.label)).toEqual(BANDS.map((band) => band.label));
      const marked = BANDS.map((_, other) => other === place);
      expect(seen.map((band) => band.isCurrent)).toEqual(marked);
      expect(seen.map((band) => band.isOutlined)).toEqual(marked);
      expect(new Set(seen.map((band) => band.colour)).size, 'colours').toBe(BANDS.length);
    }
  }
});

test('six tabs link the calculators and mark the current one', async ({ page }) => {
  await new CalculatorPage(page, BMI).open();
  for (const calculator of [...CALCULATORS.slice(1), BMI]) {
    const screen = new CalculatorPage(page, calculator);
    await expect(screen.tabs.getByRole('link')).toHaveText(CALCULATORS.map(({ tab }) => tab));
    await screen.tabs.getByRole('link', { name: calculator.tab, exact: true }).click();
    await expect(page).toHaveURL(calculator.path);
    await expect(page.getByRole('heading', { level: 1, name: calculator.name })).toBeVisible();
    await expect(screen.tabs.locator('[aria-current=page]')).toHaveText([calculator.tab]);
    await screen.expectAnswers(calculator.defaults);
    await screen.expectNoResult();
  }
});
