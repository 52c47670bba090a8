import {
  differsWidely,
  getFetalSize,
  PUBLISHED_WEEKS,
  publishedWeightToShow,
  publishedWeightGrams,
  SIZE_ANCHORS,
} from './fetal-size';

const WEEKS = Array.from({ length: 41 }, (_, index) => index + 1);

test.each(SIZE_ANCHORS)(
  'returns the anchor’s length and weight for week $week',
  ({ week, lengthInches, weightPounds }) => {
    expect(getFetalSize(week)).toMatchObject({ lengthInches, weightPounds });
  },
);

test.each([
  // 2.1 × 5/11 = 0.9545; 0.81 × 5/11 = 0.3682
  [6, 0.95, 0.37],
  // 2.1 + 7.9 × 4/8 = 6.05; 0.81 + 0.09 × 4/8 = 0.855
  [16, 6.05, 0.86],
  // 10 + 1.38 × 1/3 = 10.46; 0.9 + 0.2 × 1/3 = 0.9667
  [21, 10.46, 0.97],
  // 11.38 + 3.12 × 2/4 = 12.94; 1.1 + 0.9 × 2/4 = 1.55
  [25, 12.94, 1.55],
  // 14.5 + 5.5 × 3/13 = 15.7692; 2 + 5.5 × 3/13 = 3.2692
  [30, 15.77, 3.27],
  // After week 40, the last anchor (C33)
  [41, 20, 7.5],
])('week %i has a length of %d in and a weight of %d lb', (week, lengthInches, weightPounds) => {
  expect(getFetalSize(week)).toMatchObject({ lengthInches, weightPounds });
});

test('centimetres and grams match the displayed inches and pounds', () => {
  // 2.1 × 2.54 = 5.334; 0.81 × 453.592 = 367.40952
  expect(getFetalSize(12)).toMatchObject({ lengthCm: 5.33, weightGrams: 367.41 });
  // 20 × 2.54; 7.5 × 453.592
  expect(getFetalSize(40)).toMatchObject({ lengthCm: 50.8, weightGrams: 3401.94 });
  expect(getFetalSize(1)).toEqual({ lengthInches: 0, weightPounds: 0, lengthCm: 0, weightGrams: 0 });
});

test('length and weight never decrease from week to week', () => {
  for (const week of WEEKS.slice(1)) {
    const [before, after] = [getFetalSize(week - 1), getFetalSize(week)];
    expect(after.lengthInches).toBeGreaterThanOrEqual(before.lengthInches);
    expect(after.weightPounds).toBeGreaterThanOrEqual(before.weightPounds);
  }
});

/** Hadlock 1991, 50th percentile in grams, from 10 to 40 completed weeks. */
const HADLOCK = [
  35, 45, 58, 73, 93, 117, 146, 181, 223, 273, 331, 399, 478, 568, 670, 785, 913, 1055, 1210, 1379, 1559,
  1751, 1953, 2162, 2377, 2595, 2813, 3028, 3236, 3435, 3619,
];

test('published weights are Hadlock’s, shifted from completed weeks to the current week', () => {
  expect(WEEKS.map(publishedWeightGrams)).toEqual([
    ...Array.from({ length: 10 }, () => undefined),
    ...HADLOCK,
  ]);
  expect(PUBLISHED_WEEKS).toEqual({ first: 11, last: 41 });
  expect([0, 42, -3, NaN].map(publishedWeightGrams)).toEqual([undefined, undefined, undefined, undefined]);
});

test('a weight differs widely only beyond 25.4 % (two SD) of the published weight', () => {
  expect(differsWidely(1254, 1000)).toBe(false);
  expect(differsWidely(1255, 1000)).toBe(true);
  expect(differsWidely(746, 1000)).toBe(false);
  expect(differsWidely(745, 1000)).toBe(true);
});

test('weeks 11 to 21 differ widely, later weeks by less than a fifth of the published weight', () => {
  const wide = WEEKS.filter((week) => {
    const published = publishedWeightGrams(week);
    return published !== undefined && differsWidely(getFetalSize(week).weightGrams, published);
  });
  expect(wide).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
  for (const week of WEEKS.slice(21)) {
    const published = publishedWeightGrams(week)!;
    expect(Math.abs(getFetalSize(week).weightGrams - published) / published).toBeLessThan(1 / 5);
  }
});

test('gives the published weight for weeks that differ widely and an upper limit before week 11', () => {
  expect(publishedWeightToShow(1)).toBeUndefined();
  expect(publishedWeightToShow(3)).toEqual({ grams: 35, isUpperLimit: true });
  expect(publishedWeightToShow(10)).toEqual({ grams: 35, isUpperLimit: true });
  expect(publishedWeightToShow(11)).toEqual({ grams: 35, isUpperLimit: false });
  expect(publishedWeightToShow(12)).toEqual({ grams: 45, isUpperLimit: false });
  expect(publishedWeightToShow(21)).toEqual({ grams: 331, isUpperLimit: false });
  for (const week of WEEKS.slice(21)) expect(publishedWeightToShow(week)).toBeUndefined();
  expect(publishedWeightToShow(50)).toBeUndefined();
});
