import fc from 'fast-check';
import {
  cmFromFeet,
  feetFromCm,
  kgFromPounds,
  kgFromStonesOfPounds,
  poundsFromKg,
  stonesFromKg,
} from '../measures/units';
import { roundTo } from '../measures/rounded';
import { calculateBmi, calculateBmiPrime, calculatePonderalIndex } from './bmi';

test.each([
  // 70 / 1.75² = 70 / 3.0625; the WHO's example, given as 22.9
  [70, 175, 22.86],
  // 58 / 1.7² = 58 / 2.89; the WHO's example, given as 20.1
  [58, 170, 20.07],
  // 68 / 1.65² = 68 / 2.7225; the CDC's example
  [68, 165, 24.98],
  // 99 / 2²
  [99, 200, 24.75],
  // 64.32 / 1.6² = 64.32 / 2.56 = 25.125, a half of which floating point falls slightly short
  [64.32, 160, 25.13],
  // 76.8 / 1.28² = 76.8 / 1.6384 = 46.875
  [76.8, 128, 46.88],
])('%d kg at %d cm gives a BMI of %d', (weightKg, heightCm, bmi) => {
  expect(calculateBmi({ heightCm, weightKg })).toBe(bmi);
});

test('150 lb at 5 ft 5 in gives a BMI of 24.96, as in the CDC example with its factor of 703', () => {
  // 150 × 0.453592 = 68.0388; 65 × 2.54 = 165.1; 68.0388 / 1.651² = 68.0388 / 2.725801
  expect(calculateBmi({ heightCm: cmFromFeet(5, 5), weightKg: kgFromPounds(150) })).toBe(24.96);
});

test('BMI matches integer arithmetic for every height in cm and weight in steps of 0.1 kg', () => {
  const wrong: string[] = [];
  for (let cm = 50; cm <= 250; cm += 1) {
    for (let hectograms = 50; hectograms <= 3000; hectograms += 1) {
      // A BMI in hundredths is hectograms × 100,000 / cm². Half of the divisor is added before truncation.
      const hundredths = Math.floor((2 * hectograms * 100_000 + cm ** 2) / (2 * cm ** 2));
      const bmi = calculateBmi({ heightCm: cm, weightKg: hectograms / 10 });
      if (bmi !== hundredths / 100) wrong.push(`${hectograms / 10} kg at ${cm} cm: ${bmi}`);
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  [18.5, 0.74],
  [22.86, 0.91],
  [25, 1],
  [25.12, 1],
  [25.13, 1.01],
  [30, 1.2],
  [0, 0],
])('a BMI of %d has a BMI Prime of %d', (bmi, prime) => {
  expect(calculateBmiPrime(bmi)).toBe(prime);
});

test('BMI Prime is the same from the rounded and the unrounded BMI', () => {
  for (let thousandths = 0; thousandths <= 100_000; thousandths += 1) {
    const hundredths = Math.floor((thousandths + 5) / 10);
    const prime = Math.floor((thousandths + 125) / 250) / 100;
    if (calculateBmiPrime(hundredths / 100) !== prime) throw new Error(`BMI ${thousandths / 1000}`);
  }
  expect(calculateBmiPrime(24.88)).toBe(1);
});

test.each([
  // 48 / 1.524³ = 48 / 3.539606, and 99 / 2³: Wikipedia's examples (Corpulence index), given as 13.6 and 12.4
  [48, 152.4, 13.56],
  [99, 200, 12.38],
  // 70 / 1.75³ = 70 / 5.359375
  [70, 175, 13.06],
  // 64 / 1.6³ = 64 / 4.096 = 15.625
  [64, 160, 15.63],
])('%d kg at %d cm gives a ponderal index of %d', (weightKg, heightCm, index) => {
  expect(calculatePonderalIndex({ heightCm, weightKg })).toBe(index);
});

const heights = fc.double({ min: 50, max: 250, noNaN: true });
const weights = fc.double({ min: 2, max: 400, noNaN: true });

test('BMI and ponderal index never fall with more weight and never rise with more height', () => {
  fc.assert(
    fc.property(heights, heights, weights, weights, (one, other, light, heavy) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const [less, more] = [Math.min(light, heavy), Math.max(light, heavy)];
      for (const measure of [calculateBmi, calculatePonderalIndex]) {
        expect(measure({ heightCm: low, weightKg: more })).toBeGreaterThanOrEqual(
          measure({ heightCm: low, weightKg: less }),
        );
        expect(measure({ heightCm: high, weightKg: less })).toBeLessThanOrEqual(
          measure({ heightCm: low, weightKg: less }),
        );
      }
    }),
  );
});

test('BMI agrees across unit systems within the rounding of the entered values', () => {
  fc.assert(
    fc.property(heights, weights, (heightCm, weightKg) => {
      const { feet, inches } = feetFromCm(heightCm);
      const { stones, pounds } = stonesFromKg(weightKg);
      const metric = calculateBmi({ heightCm, weightKg });
      const standard = calculateBmi({
        heightCm: cmFromFeet(feet, inches),
        weightKg: kgFromPounds(roundTo(poundsFromKg(weightKg), 2)),
      });
      const uk = calculateBmi({
        heightCm: cmFromFeet(feet, inches),
        weightKg: kgFromStonesOfPounds(stones, pounds),
      });
      // Rounding by half of 0.01 in, which counts twice, half of 0.01 lb, and half of 0.01 of either BMI.
      const off = metric * (2 * (0.0127 / heightCm) * 1.01 + 0.00227 / weightKg) + 0.0101;
      expect(Math.abs(standard - metric)).toBeLessThanOrEqual(off);
      expect(uk).toBe(standard);
    }),
  );
});
