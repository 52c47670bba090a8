import { calorieRules } from '../../calorie/calorie-rules';
import { tdeeRules } from '../../tdee/tdee-rules';

const body = { age: '45', sex: 'm', cm: '178', kg: '85' };
const calculate = (rules: typeof calorieRules, typed: Record<string, string>) =>
  rules.calculate({ ...rules.defaults, ...typed }, 0);
const problems = (rules: typeof calorieRules, typed: Record<string, string>) => {
  const outcome = calculate(rules, typed);
  return 'problems' in outcome ? outcome.problems : outcome;
};

test('defaults to metric units, Mifflin-St Jeor and an activity of 1.465', () => {
  for (const { defaults } of [calorieRules, tdeeRules]) {
    expect(defaults).toEqual({
      units: 'metric',
      age: '',
      sex: 'm',
      activity: '1.465',
      formula: 'mifflin-st-jeor',
      fat: '',
    });
  }
});

// 10 × 85 + 6.25 × 178 - 5 × 45 + 5 = 1742.5; × 1.465 = 2552.76
test('matches a hand-calculated Mifflin-St Jeor result', () => {
  expect(calculate(calorieRules, body)).toMatchObject({
    result: {
      basal: 1743,
      maintenance: 2553,
      mildLoss: 2303,
      loss: 2053,
      extremeLoss: 1553,
      mildGain: 2803,
      gain: 3053,
      extremeGain: 3553,
    },
  });
});

// 13.397 × 85 + 4.799 × 178 - 5.677 × 45 + 88.362 = 1825.864; × 1.2 = 2191.04
test('applies revised Harris-Benedict only in the calorie calculator', () => {
  const typed = { ...body, formula: 'revised-harris-benedict', activity: '1.2' };
  expect(calculate(calorieRules, typed)).toMatchObject({
    result: { maintenance: 2191, formula: typed.formula },
  });
  expect(calculate(tdeeRules, typed)).toMatchObject({ result: { formula: 'mifflin-st-jeor' } });
});

// 370 + 21.6 × 85 × 0.75 = 1747; × 1.9 = 3319.3
test('Katch-McArdle requires a body fat percentage from 0 to 100', () => {
  const typed = { ...body, formula: 'katch-mcardle', activity: '1.9' };
  expect(calculate(tdeeRules, { ...typed, fat: '25' })).toMatchObject({ result: { maintenance: 3319 } });
  const sentence = 'Body fat percentage must be between 0 and 100';
  for (const fat of ['', '-1', '100.1', '100,5', 'a lot']) {
    expect(problems(calorieRules, { ...typed, fat })).toEqual([{ at: ['fat'], sentence }]);
  }
  for (const fat of ['0', '100', '25,5']) {
    expect(calculate(calorieRules, { ...typed, fat })).toHaveProperty('result');
  }
});

test('ignores an invalid body fat percentage with the default formula', () => {
  expect(calculate(calorieRules, { ...body, fat: 'much' })).toHaveProperty('result');
});

// 13 st 5 lb = 82.55377 + 2.26796 = 84.82173 kg, of 6.35029 kg a stone; 5 ft 10 in = 177.8 cm
// 848.2173 + 1111.25 - 225 + 5 = 1739.47; × 1.465 = 2548.32
test('matches a hand-calculated result in UK units', () => {
  const typed = { units: 'uk', age: '45', feet: '5', inches: '10', stones: '13', stonePounds: '5' };
  expect(calculate(calorieRules, typed)).toMatchObject({ result: { maintenance: 2548 } });
});

test('returns every validation message, one shared by height and weight', () => {
  expect(problems(calorieRules, {})).toEqual([
    { at: ['age'], sentence: 'Age must be between 5 and 100' },
    { at: ['height', 'weight'], sentence: 'Enter valid height and weight' },
  ]);
  expect(problems(tdeeRules, { age: '5', cm: '100', kg: '-1' })).toEqual([
    { at: ['weight'], sentence: 'Please enter valid height and weight' },
  ]);
  expect(problems(tdeeRules, { age: '100', kg: '70' })).toEqual([
    { at: ['height'], sentence: 'Please enter valid height and weight' },
  ]);
  for (const age of ['4', '101', '']) {
    for (const rules of [calorieRules, tdeeRules]) {
      expect(problems(rules, { ...body, age })).toEqual([
        { at: ['age'], sentence: 'Age must be between 5 and 100' },
      ]);
    }
  }
  expect(problems(calorieRules, { ...body, kg: '1e9' })).toEqual([
    { at: ['weight'], sentence: 'Enter valid height and weight' },
  ]);
  expect(problems(tdeeRules, {})).toEqual([
    { at: ['age'], sentence: 'Age must be between 5 and 100' },
    { at: ['height', 'weight'], sentence: 'Please enter valid height and weight' },
  ]);
  expect(problems(tdeeRules, { ...body, units: 'cubits' })).toEqual([
    { at: ['units'], sentence: 'Unsupported unit' },
  ]);
});
