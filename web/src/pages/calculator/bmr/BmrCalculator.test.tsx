import {
  getBars,
  getFigures,
  findHeadline,
  openWithInputs,
  getResultPanel,
  type Inputs,
} from '../calculator.testing';
import { BmrCalculator } from './BmrCalculator';

interface Case {
  person: string;
  inputs: Inputs;
  heading: string;
  /** In order from sedentary to extra active. */
  needs: readonly [string, string, string, string, string];
  says: string;
}

/** Computed by hand from the formula in docs/calculators.md. */
const CASES: readonly Case[] = [
  {
    person: 'a man of 30, 180 cm and 80 kg',
    // 66 + 1100 + 900 - 202.5
    inputs: { age: '30', cm: '180', kg: '80', activity: 'moderately-active' },
    heading: 'Your BMR is 1,863.50 kcal a day',
    needs: ['2,236.20', '2,562.31', '2,888.43', '3,214.54', '3,540.65'],
    says: 'you need 2,888.43 kcal a day',
  },
  {
    person: 'a woman of 45, 5 ft 5 in and 150 lb',
    // 165.1 cm, 68.0388 kg: 655 + 650.451 + 305.435 - 210.6
    inputs: {
      units: 'standard',
      age: '45',
      sex: 'f',
      feet: '5',
      inches: '5',
      pounds: '150',
      activity: 'extra-active',
    },
    heading: 'Your BMR is 1,400.29 kcal a day',
    needs: ['1,680.34', '1,925.39', '2,170.44', '2,415.49', '2,660.54'],
    says: 'you need 2,660.54 kcal a day',
  },
  {
    person: 'a woman of 28, 5 ft 7 in and 9 st 9 lb',
    // 170.18 cm; 9 × 6.35029 + 9 × 0.453592 = 61.234938 kg: 655 + 585.406 + 314.833 - 131.04
    inputs: {
      units: 'uk',
      age: '28',
      sex: 'f',
      feet: '5',
      inches: '7',
      stones: '9',
      stonePounds: '9',
      activity: 'sedentary',
    },
    heading: 'Your BMR is 1,424.20 kcal a day',
    needs: ['1,709.04', '1,958.27', '2,207.51', '2,456.74', '2,705.98'],
    says: 'you need 1,709.04 kcal a day',
  },
];

test.each(CASES)('shows the hand-calculated result for $person', ({ inputs, heading, needs, says }) => {
  openWithInputs(BmrCalculator, inputs);
  expect(findHeadline()).toBe(heading);
  expect(getBars()).toEqual([
    ['Sedentary', needs[0]],
    ['Lightly active', needs[1]],
    ['Moderately active', needs[2]],
    ['Very active', needs[3]],
    ['Extra active', needs[4]],
  ]);
  expect(getFigures()).toEqual({});
  expect(getResultPanel()).toHaveTextContent(says);
});
