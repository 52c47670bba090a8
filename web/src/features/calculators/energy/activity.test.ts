import { ACTIVITIES, ACTIVITY_LEVELS, DEFAULT_ACTIVITY, activityMultiplier } from './activity';

test('the calorie and TDEE calculators offer seven factors, and the default is one of them', () => {
  expect(ACTIVITIES.map(({ factor }) => factor)).toEqual([1, 1.2, 1.375, 1.465, 1.55, 1.725, 1.9]);
  expect(ACTIVITIES.filter(({ factor }) => factor === DEFAULT_ACTIVITY)).toHaveLength(1);
});

test.each([
  ['sedentary', 1.2],
  ['lightly-active', 1.375],
  ['moderately-active', 1.55],
  ['very-active', 1.725],
  ['extra-active', 1.9],
  ['', 1.2],
  ['Sedentary', 1.2],
  ['toString', 1.2],
])('activity level %j multiplies by %d', (level, multiplier) => {
  expect(activityMultiplier(level)).toBe(multiplier);
});

test('every activity choice has a unique label', () => {
  for (const choices of [ACTIVITIES, ACTIVITY_LEVELS]) {
    expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
  }
});
