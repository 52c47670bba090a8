/** Input of a reader, by field label. For a select, the value or the text of an option. */
export type CalculatorInput = Readonly<Record<string, string>>;

export interface Calculator {
  /** Heading of the page and accessible name of the form. */
  name: string;
  path: string;
  tab: string;
  /** The initial state of the form. */
  defaults: CalculatorInput;
  /** The text shown before there is a result. */
  placeholder: string;
  /** Valid input and the heading of its result. */
  example: CalculatorInput;
  headline: string;
  /** Invalid input and the message for each field. */
  mistake: CalculatorInput;
  complaints: readonly string[];
}

/** The date of the examples. The browser’s clock is set to noon on that day. */
export const TODAY = '2026-03-10';

const METRIC: CalculatorInput = {
  Units: 'Metric',
  Age: '',
  Sex: 'Male',
  'Height (cm)': '',
  'Weight (kg)': '',
};
const ENERGY: CalculatorInput = { ...METRIC, Activity: '1.465', Formula: 'mifflin-st-jeor' };
const PERSON: CalculatorInput = { Age: '25', 'Height (cm)': '180', 'Weight (kg)': '65' };
const WRONG_PERSON: CalculatorInput = { Age: '4', 'Height (cm)': '0', 'Weight (kg)': '' };

export const BMI: Calculator = {
  name: 'BMI Calculator',
  path: '/bmi-calculator',
  tab: 'BMI',
  defaults: { Units: 'Standard', Age: '', Sex: 'Male', Feet: '', Inches: '', 'Weight (pounds)': '' },
  placeholder:
    'Fill in the form and press Calculate: your BMI, its category and a weight to compare with appear here.',
  example: { Age: '25', Feet: '5', Inches: '10', 'Weight (pounds)': '160' },
  headline: 'Your BMI is 22.96: Normal',
  mistake: { Age: '1', Feet: '0', Inches: '', 'Weight (pounds)': '' },
  complaints: [
    'Age must be between 2 and 120',
    'Please enter valid height in feet and inches',
    'Please enter valid weight in pounds',
  ],
};

export const CALORIE: Calculator = {
  name: 'Calorie Calculator',
  path: '/calorie-calculator',
  tab: 'Calorie',
  defaults: ENERGY,
  placeholder:
    'Fill in the form and press Calculate: what keeps your weight, and what loses some, appears here.',
  example: PERSON,
  headline: 'You need about 2,425 kcal a day to keep your weight',
  mistake: { ...WRONG_PERSON, Formula: 'katch-mcardle', 'Body fat (%)': '101' },
  complaints: [
    'Age must be between 5 and 100',
    'Enter valid height and weight',
    'Body fat percentage must be between 0 and 100',
  ],
};

export const BMR: Calculator = {
  name: 'BMR Calculator',
  path: '/bmr-calculator',
  tab: 'BMR',
  defaults: { ...METRIC, 'Activity level': '' },
  placeholder:
    'Fill in the form and press Calculate: your basal metabolic rate, and what you need a day, appear here.',
  example: { ...PERSON, 'Activity level': 'sedentary' },
  // 66 + 13.75 * 65 + 5 * 180 - 6.75 * 25
  headline: 'Your BMR is 1,691.00 kcal a day',
  mistake: { ...WRONG_PERSON, 'Activity level': '' },
  complaints: [
    'Age must be between 5 and 100',
    'Error parsing height or weight',
    'Please select an activity level',
  ],
};

export const TDEE: Calculator = {
  name: 'TDEE Calculator',
  path: '/tdee-calculator',
  tab: 'TDEE',
  defaults: ENERGY,
  placeholder:
    'Fill in the form and press Calculate: your total daily energy expenditure, and targets to lose or gain weight, appear here.',
  example: PERSON,
  headline: 'You spend about 2,425 kcal a day',
  mistake: { ...WRONG_PERSON, Formula: 'katch-mcardle', 'Body fat (%)': '101' },
  complaints: [
    'Age must be between 5 and 100',
    'Please enter valid height and weight',
    'Body fat percentage must be between 0 and 100',
  ],
};

export const DUE_DATE: Calculator = {
  name: 'Due Date Calculator',
  path: '/duedate-calculator',
  tab: 'Due Date',
  defaults: { 'First day of your last period': '', 'Length of your cycle': '28' },
  placeholder:
    'Enter the first day of your last period and press Calculate: your estimated due date appears here.',
  example: { 'First day of your last period': '2026-01-01' },
  headline: 'Your estimated due date is October 8, 2026',
  mistake: { 'First day of your last period': '2026-03-11' },
  complaints: ['The date cannot be later than today'],
};

export const PREGNANCY: Calculator = {
  name: 'Pregnancy Calculator',
  path: '/pregnancy-calculator',
  tab: 'Pregnancy',
  defaults: { 'Count from': 'last-period', 'First day of your last period': '' },
  placeholder:
    'Choose what to count from, enter the date and press Calculate: your week and your baby’s size appear here.',
  example: { 'First day of your last period': '2025-10-14' },
  headline: 'Week 22: Second trimester',
  mistake: { 'First day of your last period': '2026-03-11' },
  complaints: ['The date cannot be later than today'],
};

/** In the order of the tabs. */
export const CALCULATORS: readonly Calculator[] = [BMI, CALORIE, BMR, TDEE, DUE_DATE, PREGNANCY];
