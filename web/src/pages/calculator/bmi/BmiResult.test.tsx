import { screen, within } from '@testing-library/react';
import { getFigures, findHeadline, openWithInputs, getResultPanel, type Inputs } from '../calculator.testing';
import { BmiCalculator } from './BmiCalculator';

interface Case {
  person: string;
  inputs: Inputs;
  heading: string;
  shown: Record<string, string>;
  says?: readonly string[];
  not?: readonly string[];
}

/** Computed by hand from the formulas in docs/calculators.md. */
const CASES: readonly Case[] = [
  {
    person: 'a man of 25, 5 ft 10 in and 160 lb',
    // 177.8 cm, 72.57472 kg; 50 + 0.91 × 25.4 = 73.114 kg, 5 kg less and more
    inputs: { age: '25', feet: '5', inches: '10', pounds: '160' },
    heading: 'Your BMI is 22.96: Normal',
    shown: {
      'Healthy BMI range': '18.5 - 25',
      'Healthy weight by height': '150.2 - 172.2 lb',
      'BMI Prime': '0.92',
      'Ponderal index': '12.91 kg/m³',
    },
    says: ['Within the healthy band of 18.5 - 25.'],
    not: ['do not apply under 18'],
  },
  {
    person: 'a woman of 40, 165 cm and 70 kg',
    // 45.5 + 0.91 × 12.6 = 56.966 kg
    inputs: { units: 'metric', age: '40', sex: 'f', cm: '165', kg: '70' },
    heading: 'Your BMI is 25.71: Overweight',
    shown: {
      'Healthy BMI range': '18.5 - 25',
      'Healthy weight by height': '52.0 - 62.0 kg',
      'BMI Prime': '1.03',
      'Ponderal index': '15.58 kg/m³',
    },
    says: ['0.71 above the healthy band'],
  },
  {
    person: 'a man of 60, 5 ft 6 in and 15 st 10 lb',
    // 167.64 cm; 220 lb = 99.79024 kg
    inputs: { units: 'uk', age: '60', feet: '5', inches: '6', stones: '15', stonePounds: '10' },
    heading: 'Your BMI is 35.51: Obese Class II',
    shown: {
      'Healthy BMI range': '18.5 - 25',
      'Healthy weight by height': '129.8 - 151.8 lb',
      'BMI Prime': '1.42',
      'Ponderal index': '21.18 kg/m³',
    },
  },
  {
    person: 'a girl of 17, 150 cm and 40 kg',
    // Under 152.4 cm the estimate is the base, 45.5 kg.
    inputs: { units: 'metric', age: '17', sex: 'f', cm: '150', kg: '40' },
    heading: 'Your BMI is 17.78. Adult bands do not apply under 18',
    shown: {
      'Healthy BMI range': '18.5 - 25',
      'Healthy weight by height': '40.5 - 50.5 kg',
      'BMI Prime': '0.71',
      'Ponderal index': '11.85 kg/m³',
    },
    says: ['The bands below are for adults.', 'which does not apply under 18'],
    not: ['0.72 below the healthy band'],
  },
];

test.each(CASES)('shows the hand-calculated result for $person', ({ inputs, heading, shown, says, not }) => {
  openWithInputs(BmiCalculator, inputs);
  expect(findHeadline()).toBe(heading);
  expect(getFigures()).toEqual(shown);
  for (const sentence of says ?? []) expect(getResultPanel()).toHaveTextContent(sentence);
  for (const sentence of not ?? []) expect(getResultPanel()).not.toHaveTextContent(sentence);
});

/** 152.4 cm, 68.0388 kg, at the limits of the age range. */
const LIMITS: readonly { what: string; inputs: Inputs; heading: string }[] = [
  {
    what: 'an age of 2, no inches and a decimal comma',
    inputs: { age: '2', feet: '5', pounds: '150,0' },
    heading: 'Your BMI is 29.29. Adult bands do not apply under 18',
  },
  {
    what: 'an age of 120, no stones and spaces around a figure',
    inputs: { units: 'uk', age: '120', feet: '5', stonePounds: ' 150 ' },
    heading: 'Your BMI is 29.29: Overweight',
  },
];

test.each(LIMITS)('accepts $what', ({ inputs, heading }) => {
  openWithInputs(BmiCalculator, inputs);
  expect(findHeadline()).toBe(heading);
});

/**
 * At a height of 1 m the weight equals the BMI. The last value of each pair is in the band, because its upper limit is
 * inclusive.
 */
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

test.each(BANDS.flatMap(({ label, weights }) => weights.map((kg) => ({ kg, label }))))(
  'marks only the category $label of eight at a BMI of $kg',
  ({ kg, label }) => {
    openWithInputs(BmiCalculator, { units: 'metric', age: '30', cm: '100', kg });
    expect(findHeadline()).toMatch(new RegExp(`: ${label}$`));
    const categories = within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('listitem');
    expect(categories.map(({ firstElementChild }) => firstElementChild?.textContent)).toEqual(
      BANDS.map((band) => band.label),
    );
    expect(categories.map((item) => item.getAttribute('aria-current') === 'true')).toEqual(
      BANDS.map((band) => band.label === label),
    );
  },
);
