import { bmrRules } from './bmr-rules';

const body = { age: '35', sex: 'f', cm: '165', kg: '68' };
const calculate = (typed: Record<string, string>) =>
  bmrRules.calculate({ ...bmrRules.defaults, ...typed }, 0);

// 655 + 9.56 × 68 + 1.85 × 165 - 4.68 × 35 = 1446.53
test('matches hand-calculated results to 2 decimals at every activity level', () => {
  expect(calculate({ ...body, activity: 'moderately-active' })).toMatchObject({
    result: {
      bmr: 1446.53,
      dailyNeed: 2242.12,
      level: 'moderately-active',
      needs: [
        { multiplier: 1.2, dailyNeed: 1735.84 },
        { multiplier: 1.375, dailyNeed: 1988.98 },
        { multiplier: 1.55, dailyNeed: 2242.12 },
        { multiplier: 1.725, dailyNeed: 2495.26 },
        { multiplier: 1.9, dailyNeed: 2748.41 },
      ],
    },
  });
});

test('returns every validation message and defaults to no activity level', () => {
  expect(bmrRules.defaults).toMatchObject({ units: 'metric', activity: '' });
  expect(calculate({})).toEqual({
    problems: [
      { at: ['age'], sentence: 'Age must be between 5 and 100' },
      { at: ['height', 'weight'], sentence: 'Error parsing height or weight' },
      { at: ['activity'], sentence: 'Please select an activity level' },
    ],
  });
  for (const activity of ['', 'asleep']) {
    expect(calculate({ ...body, activity })).toEqual({
      problems: [{ at: ['activity'], sentence: 'Please select an activity level' }],
    });
  }
  expect(calculate({ ...body, activity: 'sedentary', cm: '1.8.0' })).toEqual({
    problems: [{ at: ['height'], sentence: 'Error parsing height or weight' }],
  });
  expect(calculate({ ...body, activity: 'sedentary', age: '100.5' })).toEqual({
    problems: [{ at: ['age'], sentence: 'Age must be between 5 and 100' }],
  });
});
