import {
  getBars,
  getFigures,
  findHeadline,
  openWithInputs,
  getResultPanel,
  type Inputs,
} from '../calculator.testing';
import { CalorieCalculator } from './CalorieCalculator';

interface Case {
  person: string;
  inputs: Inputs;
  heading: string;
  shown: readonly (readonly [name: string, kcal: string])[];
  says?: readonly string[];
  not?: readonly string[];
}

const MINORS = 'These formulas are based on adults.';
const TOO_LOW = 'Under 1,200 kcal a day: not without a doctor’s advice.';

/** Computed by hand from the formulas in docs/calculators.md. */
const CASES: readonly Case[] = [
  {
    person: 'a man of 25, 180 cm and 65 kg',
    // 650 + 1125 - 125 + 5 = 1655, times 1.465
    inputs: { age: '25', cm: '180', kg: '65' },
    heading: 'You need about 2,425 kcal a day to keep your weight',
    shown: [
      ['Keep weight', '2,425'],
      ['Mild weight loss', '2,175'],
      ['Weight loss', '1,925'],
      ['Extreme weight loss', '1,425'],
    ],
    says: ['Your basal metabolic rate is 1,655 kcal a day by Mifflin-St Jeor; times 1.465'],
    not: [TOO_LOW, MINORS],
  },
  {
    person: 'a sedentary woman of 30, 5 ft 6 in and 140 lb',
    // 167.64 cm, 63.50288 kg: 587.211 + 519.349 - 129.9 + 447.593 = 1424.25, times 1.2
    inputs: {
      units: 'standard',
      age: '30',
      sex: 'f',
      feet: '5',
      inches: '6',
      pounds: '140',
      activity: '1.2',
      formula: 'revised-harris-benedict',
    },
    heading: 'You need about 1,709 kcal a day to keep your weight',
    shown: [
      ['Keep weight', '1,709'],
      ['Mild weight loss', '1,459'],
      ['Weight loss', '1,209'],
      ['Extreme weight loss', '709'],
    ],
    says: [`709 kcal${TOO_LOW}`],
    not: [`1,209 kcal${TOO_LOW}`],
  },
  {
    person: 'an active man of 40, 6 ft and 14 st, by body fat',
    // 14 stones = 88.90406 kg: 370 + 21.6 × 66.678045 = 1810.25, times 1.55
    inputs: {
      units: 'uk',
      age: '40',
      feet: '6',
      stones: '14',
      formula: 'katch-mcardle',
      fat: '25',
      activity: '1.55',
    },
    heading: 'You need about 2,806 kcal a day to keep your weight',
    shown: [
      ['Keep weight', '2,806'],
      ['Mild weight loss', '2,556'],
      ['Weight loss', '2,306'],
      ['Extreme weight loss', '1,806'],
    ],
  },
];

test.each(CASES)('shows the hand-calculated result for $person', ({ inputs, heading, shown, says, not }) => {
  openWithInputs(CalorieCalculator, inputs);
  expect(findHeadline()).toBe(heading);
  expect(getBars()).toEqual(shown);
  expect(getFigures()).toEqual({});
  for (const sentence of says ?? []) expect(getResultPanel()).toHaveTextContent(sentence);
  for (const sentence of not ?? []) expect(getResultPanel()).not.toHaveTextContent(sentence);
});

// 800 + 1125 - 25 + 5 = 1905; 800 + 1125 - 500 + 5 = 1430; 370; 370 + 21.6 × 80 = 2098; each times 1.465
test.each([
  [{ age: '5' }, '2,791'],
  [{ age: '100' }, '2,095'],
  [{ age: '30', formula: 'katch-mcardle', fat: '100' }, '542'],
  [{ age: '30', formula: 'katch-mcardle', fat: '0' }, '3,074'],
] as [Inputs, string][])('accepts the limits %j and shows %s kcal', (inputs, kcal) => {
  openWithInputs(CalorieCalculator, { cm: '180', kg: '80', ...inputs });
  expect(findHeadline()).toBe(`You need about ${kcal} kcal a day to keep your weight`);
});
