import fc from 'fast-check';
import { calculateBmi } from './bmi';
import { BMI_BANDS, getBmiBand } from './bmi-band';

/** Each boundary, the band that includes it, and the next one (C31). */
const EDGES = [
  [16, 'Severe Thinness', 'Moderate Thinness'],
  [17, 'Moderate Thinness', 'Mild Thinness'],
  [18.5, 'Mild Thinness', 'Normal'],
  [25, 'Normal', 'Overweight'],
  [30, 'Overweight', 'Obese Class I'],
  [35, 'Obese Class I', 'Obese Class II'],
  [40, 'Obese Class II', 'Obese Class III'],
] as const;

test.each(EDGES)('a BMI up to and including %d is %s, above it %s', (edge, upTo, above) => {
  expect(getBmiBand(edge - 0.01).label).toBe(upTo);
  expect(getBmiBand(edge).label).toBe(upTo);
  expect(getBmiBand(edge + 0.01).label).toBe(above);
});

test.each(EDGES)('at 2 m, 4 × %d kg plus 0 or 10 g is %s, plus 20 g is %s', (edge, upTo, above) => {
  // The BMI is a quarter of the weight: 10 g more are 0.0025, which rounds to the boundary; 20 g more are 0.005,
  // which does not.
  const at = (weightKg: number) => getBmiBand(calculateBmi({ heightCm: 200, weightKg })).label;
  expect(at(edge * 4)).toBe(upTo);
  expect(at(edge * 4 + 0.01)).toBe(upTo);
  expect(at(edge * 4 + 0.02)).toBe(above);
});

test.each(EDGES)('at 160 cm, 2.56 × %d kg plus 12.7 g is %s, plus 12.8 g is %s', (edge, upTo, above) => {
  // 0.0128 / 2.56 = 0.005 exactly, and slightly less in floating point.
  const at = (grams: number) =>
    getBmiBand(calculateBmi({ heightCm: 160, weightKg: (edge * 2560 + grams) / 1000 })).label;
  expect(at(12.7)).toBe(upTo);
  expect(at(12.8)).toBe(above);
});

test.each([
  [0, 'Severe Thinness'],
  [12.3, 'Severe Thinness'],
  [22.86, 'Normal'],
  [204, 'Obese Class III'],
  [Infinity, 'Obese Class III'],
])('a BMI of %d is %s', (bmi, label) => {
  expect(getBmiBand(bmi).label).toBe(label);
});

test('a higher BMI never falls into a lower band', () => {
  const bmis = fc.double({ min: 0, max: 300, noNaN: true });
  fc.assert(
    fc.property(bmis, bmis, (one, other) => {
      const place = (bmi: number) => BMI_BANDS.indexOf(getBmiBand(bmi));
      expect(place(Math.max(one, other))).toBeGreaterThanOrEqual(place(Math.min(one, other)));
    }),
  );
});
