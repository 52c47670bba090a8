import { findUnusualInput } from './unusual';

test.each([
  [175, 70, undefined],
  [50, 2.5, undefined],
  [272, 635, undefined],
  [72, 180, 'height and weight'],
  [175, 20, 'height and weight'],
  [1.75, 70, 'height'],
  [273, 70, 'height'],
  [175, 1.9, 'weight'],
  [175, 700, 'weight'],
  [5, 1000, 'height and weight'],
] as const)('at %d cm and %d kg the unusual measure is %s', (heightCm, weightKg, what) => {
  expect(findUnusualInput({ heightCm, weightKg })).toBe(what);
});
