import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getBars,
  getErrors,
  getFigures,
  findHeadline,
  openWithInputs,
  getResultPanel,
  type Inputs,
} from '../calculator.testing';
import { TdeeCalculator } from './TdeeCalculator';

interface Case {
  person: string;
  inputs: Inputs;
  heading: string;
  /** In order from extreme weight loss to fast weight gain. */
  targets: readonly string[];
  says?: readonly string[];
  not?: readonly string[];
}

const TARGETS = [
  'Extreme weight loss',
  'Weight loss',
  'Mild weight loss',
  'Keep weight',
  'Mild weight gain',
  'Weight gain',
  'Fast weight gain',
];
const MINORS = 'These formulas are based on adults.';
const TOO_LOW = 'Under 1,200 kcal a day: not without a doctor’s advice.';

/** Computed by hand from the formulas in docs/calculators.md. */
const CASES: readonly Case[] = [
  {
    person: 'a boy of 16, 170 cm and 60 kg',
    // 600 + 1062.5 - 80 + 5 = 1587.5, times 1.375
    inputs: { age: '16', cm: '170', kg: '60', activity: '1.375' },
    heading: 'You spend about 2,183 kcal a day',
    targets: ['1,183', '1,683', '1,933', '2,183', '2,433', '2,683', '3,183'],
    says: [MINORS, `1,183 kcal${TOO_LOW}`],
  },
  {
    person: 'a man of 35, 5 ft 10 in and 180 lb, by body fat',
    // 81.64656 kg: 370 + 21.6 × 65.317248 = 1780.85, times 1.725
    inputs: {
      units: 'standard',
      age: '35',
      feet: '5',
      inches: '10',
      pounds: '180',
      activity: '1.725',
      formula: 'katch-mcardle',
      fat: '20',
    },
    heading: 'You spend about 3,072 kcal a day',
    targets: ['2,072', '2,572', '2,822', '3,072', '3,322', '3,572', '4,072'],
    not: [MINORS, TOO_LOW],
  },
  {
    person: 'a woman of 50, 5 ft 4 in and 10 st 7 lb',
    // 162.56 cm, 66.678044 kg: 666.78 + 1016 - 250 - 161 = 1271.78, times 1.9
    inputs: {
      units: 'uk',
      age: '50',
      sex: 'f',
      feet: '5',
      inches: '4',
      stones: '10',
      stonePounds: '7',
      activity: '1.9',
    },
    heading: 'You spend about 2,416 kcal a day',
    targets: ['1,416', '1,916', '2,166', '2,416', '2,666', '2,916', '3,416'],
  },
];

test.each(CASES)(
  'shows the hand-calculated result for $person',
  ({ inputs, heading, targets, says, not }) => {
    openWithInputs(TdeeCalculator, inputs);
    expect(findHeadline()).toBe(heading);
    expect(getBars()).toEqual(TARGETS.map((name, place) => [name, targets[place]]));
    expect(getFigures()).toEqual({});
    for (const sentence of says ?? []) expect(getResultPanel()).toHaveTextContent(sentence);
    for (const sentence of not ?? []) expect(getResultPanel()).not.toHaveTextContent(sentence);
  },
);

test('asks for body fat with the Katch-McArdle formula only', async () => {
  openWithInputs(TdeeCalculator, { age: '25', cm: '180', kg: '65', formula: 'katch-mcardle', fat: '200' });
  expect(getErrors()).toEqual(['Body fat percentage must be between 0 and 100']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Formula' }), 'Mifflin-St Jeor');
  expect(screen.queryByLabelText('Body fat (%)')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Calculate' }));
  expect(findHeadline()).toBe('You spend about 2,425 kcal a day');
  expect(getErrors()).toEqual([]);
});
