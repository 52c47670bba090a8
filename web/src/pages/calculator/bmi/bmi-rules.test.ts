import { bmiRules } from './bmi-rules';

const calculate = (typed: Record<string, string>) =>
  bmiRules.calculate({ ...bmiRules.defaults, ...typed }, 0);
const sentences = (typed: Record<string, string>) => {
  const outcome = calculate(typed);
  return 'problems' in outcome ? outcome.problems.map(({ at, sentence }) => [at[0], sentence]) : outcome;
};

test('defaults to feet, inches and pounds', () => {
  expect(bmiRules.defaults).toEqual({ units: 'standard', age: '', sex: 'm' });
});

// 165 lb = 74.84268 kg; 5 ft 9 in = 1.7526 m: 74.84268 / 3.07160676 = 24.366; / 5.38330 = 13.903
// healthy: 50 + 0.91 × 22.86 = 70.8026 kg; ± 5: 65.8026 and 75.8026 kg = 145.07 and 167.12 lb
test('matches a hand-calculated result in standard units', () => {
  expect(calculate({ age: '35', feet: '5', inches: '9', pounds: '165' })).toEqual({
    result: {
      bmi: 24.37,
      category: expect.objectContaining({ label: 'Normal' }),
      healthyWeightMin: 145.1,
      healthyWeightMax: 167.1,
      weightUnit: 'lb',
      bmiPrime: 0.97,
      ponderalIndex: 13.9,
      body: { heightCm: expect.closeTo(175.26), weightKg: expect.closeTo(74.84268) },
      isAdult: true,
    },
  });
});

// 95 / 1.6² = 37.109; 95 / 4.096 = 23.193; / 25 = 1.4844; healthy: 45.5 + 0.91 × 7.6 = 52.416
test('matches a hand-calculated result in metric units', () => {
  expect(calculate({ units: 'metric', age: '17', sex: 'f', cm: '160', kg: '95' })).toMatchObject({
    result: {
      bmi: 37.11,
      category: { label: 'Obese Class II' },
      healthyWeightMin: 47.4,
      healthyWeightMax: 57.4,
      weightUnit: 'kg',
      bmiPrime: 1.48,
      ponderalIndex: 23.19,
      isAdult: false,
    },
  });
});

// 7 st 2 lb = 100 lb = 45.3592 kg; 5 ft 3 in = 1.6002 m: 45.3592 / 2.56064 = 17.714; at 14 lb a stone
test('matches a hand-calculated result in UK units, with 14 pounds to the stone', () => {
  expect(
    calculate({ units: 'uk', age: '40', sex: 'f', feet: '5', inches: '3', stones: '7', stonePounds: '2' }),
  ).toMatchObject({ result: { bmi: 17.71, category: { label: 'Mild Thinness' }, weightUnit: 'lb' } });
});

test('returns every validation message in the order of the form', () => {
  expect(sentences({})).toEqual([
    ['age', 'Age must be between 2 and 120'],
    ['height', 'Please enter valid height in feet and inches'],
    ['weight', 'Please enter valid weight in pounds'],
  ]);
  expect(sentences({ units: 'metric', age: '30' })).toEqual([
    ['height', 'Please enter valid height in cm'],
    ['weight', 'Please enter valid weight in kg'],
  ]);
  expect(sentences({ units: 'uk', age: '30' })).toEqual([
    ['height', 'Please enter valid height in feet and inches'],
    ['weight', 'Please enter valid weight in stones and pounds'],
  ]);
  expect(sentences({ units: 'cubits', age: '30', cm: '170', kg: '70' })).toEqual([
    ['units', 'Unsupported unit'],
  ]);
});

test.each(['2', '120', '30.5', ' 30 '])('accepts an age of %j', (age) => {
  expect(calculate({ age, feet: '5', pounds: '150' })).toHaveProperty('result');
});

test.each(['', '1.9', '120.1', '121', '-30', '1e1', 'thirty'])('rejects an age of %j', (age) => {
  expect(sentences({ age, feet: '5', pounds: '150' })).toEqual([['age', 'Age must be between 2 and 120']]);
});

const HEIGHT = ['height', 'Please enter valid height in feet and inches'];

test.each([
  [{ age: '30', feet: '5', inches: '-1', pounds: '150' }, [HEIGHT]],
  [{ age: '30', feet: '5', pounds: '0' }, [['weight', 'Please enter valid weight in pounds']]],
  [
    { units: 'metric', age: '30', cm: 'tall', kg: '-80' },
    [
      ['height', 'Please enter valid height in cm'],
      ['weight', 'Please enter valid weight in kg'],
    ],
  ],
  [
    { units: 'uk', age: '30', feet: '0', stones: '', stonePounds: '' },
    [HEIGHT, ['weight', 'Please enter valid weight in stones and pounds']],
  ],
] as [Record<string, string>, string[][]][])('rejects %j', (typed, problems) => {
  expect(sentences(typed)).toEqual(problems);
});
