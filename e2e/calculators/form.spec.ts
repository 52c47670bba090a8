import {
  BMI,
  BMR,
  CALCULATORS,
  CALORIE,
  DUE_DATE,
  PREGNANCY,
  TDEE,
  type Answers,
  type Calculator,
} from '../support/calculators/calculators.ts';
import { expect, test } from '../support/fixtures.ts';
import { CalculatorPage } from '../pages/CalculatorPage.ts';

/** Away from what they are at first, in all that a form has. */
const ELSEWHERE = new Map<Calculator, Answers>([
  [BMI, { Units: 'UK', Sex: 'Female' }],
  [CALORIE, { Units: 'Standard', Sex: 'Female', Activity: '1.9', Formula: 'Revised Harris-Benedict' }],
  [BMR, { Units: 'UK', Sex: 'Female', 'Activity level': 'very-active' }],
  [TDEE, { Units: 'UK', Sex: 'Female', Activity: '1', Formula: 'Katch-McArdle' }],
  [DUE_DATE, { 'Length of your cycle': '59' }],
  [PREGNANCY, { 'Count from': 'Due date' }],
]);

for (const calculator of CALCULATORS) {
  test(`Clear resets the ${calculator.name} to its initial state`, async ({ page }) => {
    const screen = new CalculatorPage(page, calculator);
    await screen.open();
    await screen.expectAnswers(calculator.defaults);
    await screen.expectNoResult();

    await screen.enter(calculator.example);
    await screen.calculate();
    await screen.expectResult(calculator.headline);
    await screen.result.getByRole('button', { name: 'Copy link' }).click();
    await expect(page).toHaveURL(/#./);
    await screen.enter(ELSEWHERE.get(calculator) ?? {});
    await screen.clear();
    await screen.expectAnswers(calculator.defaults);
    await screen.expectNoResult();
    await expect(page).toHaveURL(calculator.path);

    await screen.enter(calculator.mistake);
    await screen.calculate();
    await screen.expectComplaints(calculator.complaints);
    await screen.clear();
    await expect(screen.complaints).toHaveCount(0);
    await expect(screen.form.locator('[aria-invalid]')).toHaveCount(0);
    await screen.expectAnswers(calculator.defaults);
    await screen.expectNoResult();
  });
}

for (const calculator of [BMI, CALORIE, BMR, TDEE]) {
  test(`switching units in the ${calculator.name} converts the input without loss`, async ({ page }) => {
    const screen = new CalculatorPage(page, calculator);
    await screen.open();
    const rest = { ...calculator.defaults };
    for (const field of Object.keys(rest)) if (/^Feet|^Inches|\(/.test(field)) delete rest[field];
    const person = { Age: '33', Sex: 'Female' };
    const standard = { Units: 'Standard', Feet: '5', Inches: '10,25', 'Weight (pounds)': ' 160.4' };
    // 178.435 cm; 72.7561568 kg; 160.4 lb are 11 stones and 6.4 lb.
    const metric = { Units: 'Metric', 'Height (cm)': '178.4', 'Weight (kg)': '72.8' };
    const uk = { Units: 'UK', Feet: '5', Inches: '10,25', Stones: '11', Pounds: '6.4' };
    await screen.enter({ ...standard, ...person });
    for (const [units, shown] of [
      ['Metric', metric],
      ['UK', uk],
      ['Metric', metric],
      ['Standard', standard],
    ] as const) {
      await screen.choice('Units', units).check();
      await screen.expectAnswers({ ...rest, ...person, ...shown });
    }
    // What is edited in other units counts from then on; the other measure is left as it is.
    await screen.enter({ Units: 'Metric', 'Weight (kg)': '72,80' });
    await screen.enter({ Units: 'UK' });
    await screen.expectAnswers({ ...rest, ...person, ...uk, Pounds: '6.5' });
    await screen.enter({ Units: 'Metric' });
    await screen.expectAnswers({ ...rest, ...person, ...metric, 'Weight (kg)': '72,80' });
    // What is no figure is lost neither.
    await screen.enter({ 'Height (cm)': 'tall', Units: 'Standard' });
    await expect(screen.field('Feet')).toHaveValue('');
    await screen.enter({ Units: 'Metric' });
    await expect(screen.field('Height (cm)')).toHaveValue('tall');
  });
}

test('a BMI result switches to the newly chosen units', async ({ page }) => {
  const screen = new CalculatorPage(page, BMI);
  await screen.open();
  await screen.enter(BMI.example);
  await screen.calculate();
  await screen.expectResult(BMI.headline);
  await screen.choice('Units', 'Metric').check();
  await expect(screen.headline).toHaveText(BMI.headline);
  // 68.114 and 78.114 kg
  expect((await screen.figures())['Healthy weight by height']).toBe('68.1 - 78.1 kg');
});

test('the select fields offer exactly the specified options', async ({ page }) => {
  const optionsOf = (calculator: Calculator, name: string) =>
    new CalculatorPage(page, calculator)
      .field(name)
      .locator('option')
      .evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value));
  const activities = ['1', '1.2', '1.375', '1.465', '1.55', '1.725', '1.9'];

  await new CalculatorPage(page, CALORIE).open();
  expect(await optionsOf(CALORIE, 'Activity')).toEqual(activities);
  await expect(new CalculatorPage(page, CALORIE).field('Formula').locator('option')).toHaveText([
    'Mifflin-St Jeor',
    'Revised Harris-Benedict',
    'Katch-McArdle',
  ]);
  await new CalculatorPage(page, TDEE).open();
  expect(await optionsOf(TDEE, 'Activity')).toEqual(activities);
  await expect(new CalculatorPage(page, TDEE).field('Formula').locator('option')).toHaveText([
    'Mifflin-St Jeor',
    'Katch-McArdle',
  ]);
  await new CalculatorPage(page, BMR).open();
  expect(await optionsOf(BMR, 'Activity level')).toEqual([
    '',
    'sedentary',
    'lightly-active',
    'moderately-active',
    'very-active',
    'extra-active',
  ]);
  await new CalculatorPage(page, DUE_DATE).open();
  expect(await optionsOf(DUE_DATE, 'Length of your cycle')).toEqual(
    Array.from({ length: 40 }, (_, step) => String(20 + step)),
  );
  await new CalculatorPage(page, PREGNANCY).open();
  await expect(new CalculatorPage(page, PREGNANCY).field('Count from').locator('option')).toHaveText([
    'Last period',
    'Due date',
    'Conception date',
    'IVF transfer',
  ]);
});
