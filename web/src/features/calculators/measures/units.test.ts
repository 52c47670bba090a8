import fc from 'fast-check';
import { roundTo } from './rounded';
import {
  cmFromFeet,
  CM_PER_FOOT,
  CM_PER_INCH,
  feetFromCm,
  isUnitSystem,
  KG_PER_POUND,
  KG_PER_STONE,
  kgFromPounds,
  kgFromStones,
  kgFromStonesOfPounds,
  POUNDS_PER_STONE,
  poundsFromKg,
  stonesFromKg,
} from './units';

test('the conversion constants have the expected values and agree with each other', () => {
  expect([CM_PER_INCH, CM_PER_FOOT, KG_PER_POUND, KG_PER_STONE]).toEqual([2.54, 30.48, 0.453592, 6.35029]);
  expect(CM_PER_INCH * 12).toBeCloseTo(CM_PER_FOOT, 12);
  // The pound is 0.45359237 kg (International yard and pound agreement, 1959): six digits are 1 in a million less.
  expect(KG_PER_POUND / 0.45359237).toBeCloseTo(1, 5);
  expect(KG_PER_STONE - POUNDS_PER_STONE * KG_PER_POUND).toBeCloseTo(0.000002, 12);
});

test.each([
  // 5 × 30.48 + 10 × 2.54
  [5, 10, 177.8],
  [5, 0, 152.4],
  [0, 65, 165.1],
  // 6 × 30.48 + 0.5 × 2.54
  [6, 0.5, 184.15],
  [5.5, 0, 167.64],
])('converts %d ft %d in to %d cm', (feet, inches, cm) => {
  expect(cmFromFeet(feet, inches)).toBeCloseTo(cm, 9);
});

test.each([
  // 175 / 2.54 = 68.8976 = 5 × 12 + 8.8976
  [175, 5, 8.9],
  [152.4, 5, 0],
  [182.88, 6, 0],
  // 182.87 / 2.54 = 71.9961: to 2 decimals it is 6 feet, not 5 feet 12
  [182.87, 6, 0],
  [182.86, 5, 11.99],
  [30.479, 1, 0],
  [2.54, 0, 1],
  [0, 0, 0],
])('converts %d cm to %i ft %d in', (cm, feet, inches) => {
  expect(feetFromCm(cm)).toEqual({ feet, inches });
});

test.each([
  // 70 / 0.453592 = 154.3237 = 11 × 14 + 0.3237
  [70, 11, 0.32],
  // 14 × 0.453592 × 10
  [63.50288, 10, 0],
  // 63.5 / 0.453592 = 139.99365: to 2 decimals 139.99
  [63.5, 9, 13.99],
  // 63.502 / 0.453592 = 139.99806: to 2 decimals 140, which is 10 stones, not 9 stones 14
  [63.502, 10, 0],
  [0.453592, 0, 1],
  [0, 0, 0],
])('converts %d kg to %i st %d lb', (kg, stones, pounds) => {
  expect(stonesFromKg(kg)).toEqual({ stones, pounds });
});

test('rounds to fewer decimals on request without ever returning 12 inches or 14 pounds', () => {
  // 182.7 / 2.54 = 71.929; 63.3 / 0.453592 = 139.553
  expect(feetFromCm(182.7, 1)).toEqual({ feet: 5, inches: 11.9 });
  expect(feetFromCm(182.8, 1)).toEqual({ feet: 6, inches: 0 });
  expect(feetFromCm(182, 0)).toEqual({ feet: 6, inches: 0 });
  expect(stonesFromKg(63.3, 0)).toEqual({ stones: 10, pounds: 0 });
});

test.each([
  [150, 68.0388],
  [1, 0.453592],
  [0, 0],
])('converts %d lb to %d kg and back', (pounds, kg) => {
  expect(kgFromPounds(pounds)).toBeCloseTo(kg, 9);
  expect(poundsFromKg(kg)).toBeCloseTo(pounds, 9);
});

test('a stone is 2 mg heavier in the energy calculators than in the BMI calculator', () => {
  // 11 × 6.35029 + 4 × 0.453592 and (11 × 14 + 4) × 0.453592
  expect(kgFromStones(11, 4)).toBeCloseTo(71.667558, 9);
  expect(kgFromStonesOfPounds(11, 4)).toBeCloseTo(71.667536, 9);
});

const cms = fc.double({ min: 0, max: 1000, noNaN: true });
const kgs = fc.double({ min: 0, max: 1000, noNaN: true });
const decimalsShown = fc.constantFrom(0, 1, 2, 3);

test('feet and inches convert back to the same height within half of the last decimal', () => {
  fc.assert(
    fc.property(cms, decimalsShown, (cm, decimals) => {
      const { feet, inches } = feetFromCm(cm, decimals);
      expect(Number.isInteger(feet)).toBe(true);
      expect(inches).toBeGreaterThanOrEqual(0);
      expect(inches).toBeLessThan(12);
      expect(roundTo(inches, decimals)).toBe(inches);
      expect(Math.abs(cmFromFeet(feet, inches) - cm)).toBeLessThanOrEqual(
        (0.5 / 10 ** decimals) * 2.54 + 1e-9,
      );
    }),
  );
});

test('stones and pounds convert back to the same weight with either stone', () => {
  fc.assert(
    fc.property(kgs, decimalsShown, (kg, decimals) => {
      const { stones, pounds } = stonesFromKg(kg, decimals);
      expect(Number.isInteger(stones)).toBe(true);
      expect(pounds).toBeGreaterThanOrEqual(0);
      expect(pounds).toBeLessThan(14);
      expect(roundTo(pounds, decimals)).toBe(pounds);
      const half = (0.5 / 10 ** decimals) * 0.453592 + 1e-9;
      expect(Math.abs(kgFromStonesOfPounds(stones, pounds) - kg)).toBeLessThanOrEqual(half);
      expect(Math.abs(kgFromStones(stones, pounds) - kg)).toBeLessThanOrEqual(half + stones * 0.000002);
    }),
  );
});

/** The number itself, and the neighbouring doubles. */
const around = (value: number) => [value * (1 - Number.EPSILON), value, value * (1 + Number.EPSILON)];

test('converts a whole number of feet or stones exactly despite floating-point error', () => {
  for (let whole = 1; whole <= 100; whole += 1) {
    for (const cm of around(whole * 30.48)) expect(feetFromCm(cm)).toEqual({ feet: whole, inches: 0 });
    for (const cm of around(whole * 12 * 2.54)) expect(feetFromCm(cm)).toEqual({ feet: whole, inches: 0 });
    for (const kg of around(whole * 14 * 0.453592))
      expect(stonesFromKg(kg)).toEqual({ stones: whole, pounds: 0 });
  }
});

test('returns whole inches and pounds unchanged after a round trip', () => {
  for (let inches = 0; inches <= 120; inches += 1) {
    const height = { feet: Math.floor(inches / 12), inches: inches % 12 };
    expect(feetFromCm(cmFromFeet(height.feet, height.inches))).toEqual(height);
  }
  for (let pounds = 0; pounds <= 700; pounds += 1) {
    const weight = { stones: Math.floor(pounds / 14), pounds: pounds % 14 };
    expect(stonesFromKg(kgFromStones(weight.stones, weight.pounds))).toEqual(weight);
    expect(stonesFromKg(kgFromStonesOfPounds(weight.stones, weight.pounds))).toEqual(weight);
  }
});

test('isUnitSystem accepts only the three unit systems', () => {
  expect(['standard', 'metric', 'uk'].every(isUnitSystem)).toBe(true);
  expect(['', 'Metric', 'imperial', 'toString'].some(isUnitSystem)).toBe(false);
});
