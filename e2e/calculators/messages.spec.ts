import {
  BMI,
  BMR,
  CALORIE,
  DUE_DATE,
  PREGNANCY,
  TDEE,
  type Answers,
  type Calculator,
} from '../support/calculators/calculators.ts';
import { expect, test } from '../support/fixtures.ts';
import { CalculatorPage } from '../pages/CalculatorPage.ts';

/** What document 3, section 5, and C30 say, word for word, to answers that are wrong: each from an empty form. */
const AGES = 'Age must be between 5 and 100';
const FAT = 'Body fat percentage must be between 0 and 100';
const BODY: Answers = { Age: '30', 'Height (cm)': '180', 'Weight (kg)': '80' };
const FEET = 'Please enter valid height in feet and inches';

const WRONG = new Map<Calculator, readonly [Answers, ...string[]][]>([
  [
    BMI,
    [
      [{}, 'Age must be between 2 and 120', FEET, 'Please enter valid weight in pounds'],
      [{ Age: '121', Feet: '5', 'Weight (pounds)': '150' }, 'Age must be between 2 and 120'],
      [{ Age: '30', Feet: '5', Inches: '-1', 'Weight (pounds)': '150' }, FEET],
      [{ Age: '30', Feet: '5', 'Weight (pounds)': '0' }, 'Please enter valid weight in pounds'],
      [
        { Units: 'Metric', Age: '30', 'Height (cm)': 'tall', 'Weight (kg)': '-80' },
        'Please enter valid height in cm',
        'Please enter valid weight in kg',
      ],
      [
        { Units: 'UK', Age: '30', Feet: '0', Stones: '', Pounds: '' },
        FEET,
        'Please enter valid weight in stones and pounds',
      ],
    ],
  ],
  [
    CALORIE,
    [
      [{}, AGES, 'Enter valid height and weight'],
      [{ ...BODY, Age: '4' }, AGES],
      [{ ...BODY, Age: '101' }, AGES],
      [{ ...BODY, 'Weight (kg)': '1e9' }, 'Enter valid height and weight'],
      [{ ...BODY, Formula: 'Katch-McArdle' }, FAT],
      [{ ...BODY, Formula: 'Katch-McArdle', 'Body fat (%)': '100,5' }, FAT],
      [{ ...BODY, Formula: 'Katch-McArdle', 'Body fat (%)': '-1' }, FAT],
      [CALORIE.mistake, ...CALORIE.complaints],
    ],
  ],
  [
    BMR,
    [
      [{}, AGES, 'Error parsing height or weight', 'Please select an activity level'],
      [BODY, 'Please select an activity level'],
      [{ ...BODY, 'Activity level': 'sedentary', 'Height (cm)': '1.8.0' }, 'Error parsing height or weight'],
      [{ ...BODY, 'Activity level': 'sedentary', Age: '100.5' }, AGES],
    ],
  ],
  [
    TDEE,
    [
      [{}, AGES, 'Please enter valid height and weight'],
      [{ ...BODY, 'Height (cm)': '' }, 'Please enter valid height and weight'],
      [{ ...BODY, Formula: 'Katch-McArdle', 'Body fat (%)': 'a lot' }, FAT],
    ],
  ],
  [
    DUE_DATE,
    [
      [{}, 'Please enter the first day of your last period'],
      [{ 'First day of your last period': '2026-03-11' }, 'The date cannot be later than today'],
    ],
  ],
  [
    PREGNANCY,
    [
      [{ 'First day of your last period': '2026-03-11' }, 'The date cannot be later than today'],
      [
        { 'Count from': 'Conception date', 'Date of conception': '2026-03-11' },
        'The date cannot be later than today',
      ],
      [
        { 'Count from': 'IVF transfer', 'Date of the transfer': '2027-01-01' },
        'The date cannot be later than today',
      ],
      // 280 days from March 10 are December 15.
      [
        { 'Count from': 'Due date', 'Due date': '2026-12-16' },
        'The due date cannot be more than 280 days ahead',
      ],
    ],
  ],
]);

for (const [calculator, wrong] of WRONG) {
  test(`the ${calculator.name} shows errors in red at their fields and focuses the first one`, async ({
    page,
  }) => {
    const screen = new CalculatorPage(page, calculator);
    await screen.open();
    for (const [answers, ...sentences] of wrong) {
      await screen.workOut(answers);
      await screen.expectComplaints(sentences);
    }
    // A result goes with the mistake that follows it, a mistake with the result that follows it.
    await screen.workOut(calculator.example);
    await screen.expectResult(calculator.headline);
    await screen.enter(calculator.mistake);
    await screen.calculate();
    await screen.expectComplaints(calculator.complaints);
    // What was typed is there to be mended.
    await screen.expectAnswers({ ...calculator.defaults, ...calculator.mistake });
    await screen.workOut(calculator.example);
    await screen.expectResult(calculator.headline);
  });
}

/** At the edges of what is allowed, from an empty form. */
const RIGHT = new Map<Calculator, readonly [Answers, string][]>([
  [
    BMI,
    [
      // 152.4 cm, 68.0388 kg. Inches that are left out are none; a decimal comma is a point.
      [
        { Age: '2', Feet: '5', 'Weight (pounds)': '150,0' },
        'Your BMI is 29.29. Adult bands do not apply under 18',
      ],
      [{ Units: 'UK', Age: '120', Feet: '5', Pounds: ' 150 ' }, 'Your BMI is 29.29: Overweight'],
    ],
  ],
  [
    CALORIE,
    [
      // 800 + 1125 - 25 + 5 = 1905; 800 + 1125 - 500 + 5 = 1430; 370; 370 + 21.6 * 80 = 2098; each times 1.465
      [{ ...BODY, Age: '5' }, 'You need about 2,791 kcal a day to keep your weight'],
      [{ ...BODY, Age: '100' }, 'You need about 2,095 kcal a day to keep your weight'],
      [
        { ...BODY, Formula: 'Katch-McArdle', 'Body fat (%)': '100' },
        'You need about 542 kcal a day to keep your weight',
      ],
      [
        { ...BODY, Formula: 'Katch-McArdle', 'Body fat (%)': '0' },
        'You need about 3,074 kcal a day to keep your weight',
      ],
    ],
  ],
  [
    PREGNANCY,
    [
      [{ 'Count from': 'Due date', 'Due date': '2026-12-15' }, 'Week 1: First trimester'],
      [{ 'First day of your last period': '2026-03-10' }, 'Week 1: First trimester'],
    ],
  ],
]);

for (const [calculator, right] of RIGHT) {
  test(`the ${calculator.name} accepts values at the limits`, async ({ page }) => {
    const screen = new CalculatorPage(page, calculator);
    await screen.open();
    for (const [answers, headline] of right) {
      await screen.workOut(answers);
      await screen.expectResult(headline);
    }
  });
}

test('the body fat field applies to the Katch-McArdle formula only', async ({ page }) => {
  const screen = new CalculatorPage(page, TDEE);
  await screen.open();
  await screen.workOut({ ...TDEE.example, Formula: 'Katch-McArdle', 'Body fat (%)': '200' });
  await screen.expectComplaints([FAT]);
  await screen.enter({ Formula: 'Mifflin-St Jeor' });
  await expect(screen.field('Body fat (%)')).toHaveCount(0);
  await screen.calculate();
  await screen.expectResult(TDEE.headline);
});

test('the age field is a number input from 5 to 100, without native form validation', async ({ page }) => {
  const screen = new CalculatorPage(page, BMI);
  await screen.open();
  await expect(screen.field('Age')).toHaveAttribute('type', 'number');
  await expect(screen.field('Age')).toHaveAttribute('min', '5');
  await expect(screen.field('Age')).toHaveAttribute('max', '100');
  await expect(screen.field('Feet')).toHaveAttribute('inputmode', 'decimal');
  await expect(screen.form).toHaveJSProperty('noValidate', true);
});

test('the Pregnancy Calculator shows no error for an empty date and keeps the last result', async ({
  page,
}) => {
  const screen = new CalculatorPage(page, PREGNANCY);
  await screen.open();
  await screen.calculate();
  await expect(screen.complaints).toHaveCount(0);
  await screen.expectNoResult();
  await screen.enter(PREGNANCY.example);
  await screen.calculate();
  await screen.expectResult(PREGNANCY.headline);
  await screen.enter({ 'First day of your last period': '' });
  await screen.calculate();
  await expect(screen.complaints).toHaveCount(0);
  await expect(screen.headline).toHaveText(PREGNANCY.headline);
});
