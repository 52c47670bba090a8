import {
  BMI,
  BMR,
  CALORIE,
  DUE_DATE,
  PREGNANCY,
  TDEE,
  type CalculatorInput,
  type Calculator,
} from '../support/calculators/calculators.ts';
import { expect, test } from '../support/fixtures.ts';
import { CalculatorPage } from '../pages/CalculatorPage.ts';

interface Journey {
  calculator: Calculator;
  /** The first input, with one mistake. */
  attempt: CalculatorInput;
  sentence: string;
  correction: CalculatorInput;
  headline: string;
  figures?: Record<string, string>;
  energy?: Record<string, string>;
  resultText: string;
  /** The final input; with units, after switching them. */
  input: CalculatorInput;
  figuresConverted?: Record<string, string>;
}

const JOURNEYS: readonly Journey[] = [
  {
    calculator: BMI,
    attempt: { ...BMI.example, Age: '121' },
    sentence: 'Age must be between 2 and 120',
    correction: { Age: '25' },
    headline: 'Your BMI is 22.96: Normal',
    figures: {
      'Healthy BMI range': '18.5 - 25',
      'Healthy weight by height': '150.2 - 172.2 lb',
      'BMI Prime': '0.92',
      'Ponderal index': '12.91 kg/m³',
    },
    resultText: 'Within the healthy band of 18.5 - 25.',
    input: { Units: 'Metric', Age: '25', Sex: 'Male', 'Height (cm)': '177.8', 'Weight (kg)': '72.6' },
    figuresConverted: { 'Healthy weight by height': '68.1 - 78.1 kg' },
  },
  {
    calculator: CALORIE,
    attempt: { ...CALORIE.example, Formula: 'Katch-McArdle' },
    sentence: 'Body fat percentage must be between 0 and 100',
    correction: { 'Body fat (%)': '25' },
    // 370 + 21.6 * 65 * 0.75 = 1423, times 1.465
    headline: 'You need about 2,085 kcal a day to keep your weight',
    energy: {
      'Keep weight': '2,085',
      'Mild weight loss': '1,835',
      'Weight loss': '1,585',
      'Extreme weight loss': '1,085',
    },
    resultText: 'Under 1,200 kcal a day: not without a doctor’s advice.',
    input: {
      Units: 'UK',
      Age: '25',
      Sex: 'Male',
      Feet: '5',
      Inches: '10.9',
      Stones: '10',
      Pounds: '3.3',
      Activity: '1.465',
      Formula: 'katch-mcardle',
      'Body fat (%)': '25',
    },
  },
  {
    calculator: BMR,
    attempt: { ...BMR.example, 'Activity level': '' },
    sentence: 'Please select an activity level',
    correction: { 'Activity level': 'sedentary' },
    // 66 + 13.75 * 65 + 5 * 180 - 6.75 * 25
    headline: 'Your BMR is 1,691.00 kcal a day',
    energy: {
      Sedentary: '2,029.20',
      'Lightly active': '2,325.13',
      'Moderately active': '2,621.05',
      'Very active': '2,916.98',
      'Extra active': '3,212.90',
    },
    resultText: 'you need 2,029.20 kcal a day',
    input: {
      Units: 'Standard',
      Age: '25',
      Sex: 'Male',
      Feet: '5',
      Inches: '10.9',
      'Weight (pounds)': '143.3',
      'Activity level': 'sedentary',
    },
  },
  {
    calculator: TDEE,
    attempt: { ...TDEE.example, 'Height (cm)': 'tall' },
    sentence: 'Please enter valid height and weight',
    correction: { 'Height (cm)': '180' },
    // 650 + 1125 - 125 + 5 = 1655, times 1.465
    headline: 'You spend about 2,425 kcal a day',
    energy: {
      'Extreme weight loss': '1,425',
      'Weight loss': '1,925',
      'Mild weight loss': '2,175',
      'Keep weight': '2,425',
      'Mild weight gain': '2,675',
      'Weight gain': '2,925',
      'Fast weight gain': '3,425',
    },
    resultText: 'Your basal metabolic rate is 1,655 kcal a day by Mifflin-St Jeor; times 1.465',
    input: {
      Units: 'Standard',
      Age: '25',
      Sex: 'Male',
      Feet: '5',
      Inches: '10.9',
      'Weight (pounds)': '143.3',
      Activity: '1.465',
      Formula: 'mifflin-st-jeor',
    },
  },
  {
    calculator: DUE_DATE,
    attempt: { 'First day of your last period': '2026-03-11', 'Length of your cycle': '35' },
    sentence: 'The date cannot be later than today',
    correction: { 'First day of your last period': '2026-01-01' },
    // 280 days and 7 more; 61 days after January 8.
    headline: 'Your estimated due date is October 15, 2026',
    figures: { 'Conception, estimated': 'January 22, 2026', Week: '9', Trimester: 'First trimester' },
    resultText: 'A Thursday, for a cycle of 35 days.',
    input: { 'First day of your last period': '2026-01-01', 'Length of your cycle': '35' },
  },
  {
    calculator: PREGNANCY,
    attempt: { 'Count from': 'due-date', 'Due date': '2026-12-16' },
    sentence: 'The due date cannot be more than 280 days ahead',
    correction: { 'Due date': '2026-07-21' },
    headline: 'Week 22: Second trimester',
    figures: {
      'Days gone by': '147 of 280',
      'Percent pregnant': '52%',
      'Conception date': 'October 28, 2025',
      'Counted as last period': 'October 14, 2025',
      'Fetal length': '10.92 in (27.74 cm)',
      'Fetal weight': '1.03 lb (467.20 g)',
    },
    resultText: 'Due dateweek 41 beginsJuly 21, 2026',
    input: { 'Count from': 'due-date', 'Due date': '2026-07-21' },
  },
];

for (const journey of JOURNEYS) {
  const { calculator, attempt, sentence, correction, headline, figures, energy, resultText, input } = journey;

  test(`a reader corrects a mistake in the ${calculator.name}, sees the result, opens its link and clears the form`, async ({
    page,
  }) => {
    const screen = new CalculatorPage(page, calculator);
    await screen.open();
    await screen.expectInput(calculator.defaults);

    await screen.enter(attempt);
    await screen.calculate();
    await screen.expectComplaints([sentence]);
    await screen.enter(correction);
    await screen.calculate();
    await screen.expectResult(headline);
    expect(await screen.figures()).toEqual(figures ?? {});
    if (energy) expect(Object.entries(await screen.energy())).toEqual(Object.entries(energy));
    await expect(screen.result).toContainText(resultText);

    const { Units } = input;
    if (Units !== undefined) {
      await screen.enter({ Units });
      await screen.expectInput(input);
      await expect(screen.headline).toHaveText(headline);
      expect(await screen.figures()).toEqual({ ...figures, ...journey.figuresConverted });
    }

    await screen.result.getByRole('button', { name: 'Copy link' }).click();
    await expect(page).toHaveURL(/#./);
    const link = page.url();
    await page.goto('about:blank');
    await page.goto(link);
    await expect(screen.headline).toHaveText(headline);
    await expect(screen.result).toContainText('As of March 10, 2026.');
    await screen.expectInput(input);

    await screen.clear();
    await screen.expectInput(calculator.defaults);
    await screen.expectNoResult();
    await expect(page).toHaveURL(calculator.path);
  });
}
