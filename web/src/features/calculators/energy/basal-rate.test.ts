import fc from 'fast-check';
import type { Person } from '../measures/person';
import {
  cmFromFeet,
  feetFromCm,
  kgFromPounds,
  kgFromStones,
  poundsFromKg,
  stonesFromKg,
} from '../measures/units';
import { harrisBenedict, katchMcArdle, mifflinStJeor, revisedHarrisBenedict } from './basal-rate';

const MAN: Person = { sex: 'm', ageYears: 30, heightCm: 175, weightKg: 70 };
const WOMAN: Person = { sex: 'f', ageYears: 28, heightCm: 165, weightKg: 65 };

test('computes the Mifflin-St Jeor rate for a man and a woman', () => {
  // 10 × 70 + 6.25 × 175 − 5 × 30 + 5 = 700 + 1093.75 − 150 + 5
  expect(mifflinStJeor(MAN)).toBeCloseTo(1648.75, 9);
  // 10 × 65 + 6.25 × 165 − 5 × 28 − 161 = 650 + 1031.25 − 140 − 161
  expect(mifflinStJeor(WOMAN)).toBeCloseTo(1380.25, 9);
});

test('computes the Harris-Benedict rate revised by Roza and Shizgal for a man and a woman', () => {
  // 13.397 × 70 + 4.799 × 175 − 5.677 × 30 + 88.362 = 937.79 + 839.825 − 170.31 + 88.362
  expect(revisedHarrisBenedict(MAN)).toBeCloseTo(1695.667, 9);
  // 9.247 × 65 + 3.098 × 165 − 4.33 × 28 + 447.593 = 601.055 + 511.17 − 121.24 + 447.593
  expect(revisedHarrisBenedict(WOMAN)).toBeCloseTo(1438.578, 9);
});

test('computes the shortened Harris-Benedict rate for a man and a woman', () => {
  // 66 + 13.75 × 70 + 5 × 175 − 6.75 × 30 = 66 + 962.5 + 875 − 202.5
  expect(harrisBenedict(MAN)).toBeCloseTo(1701, 9);
  // 655 + 9.56 × 65 + 1.85 × 165 − 4.68 × 28 = 655 + 621.4 + 305.25 − 131.04
  expect(harrisBenedict(WOMAN)).toBeCloseTo(1450.61, 9);
});

test.each([
  // 370 + 21.6 × 80 × 0.8 = 370 + 21.6 × 64
  [80, 20, 1752.4],
  // 370 + 21.6 × 63.5 × 0.75
  [63.5, 25, 1398.7],
  [70, 0, 1882],
  [70, 100, 370],
])('the Katch-McArdle rate at %d kg with %d %% body fat is %d kcal', (weightKg, bodyFatPercent, kcal) => {
  expect(katchMcArdle({ weightKg, bodyFatPercent })).toBeCloseTo(kcal, 9);
});

const people = fc.record<Person>({
  sex: fc.constantFrom('m', 'f'),
  ageYears: fc.integer({ min: 5, max: 100 }),
  heightCm: fc.double({ min: 50, max: 250, noNaN: true }),
  weightKg: fc.double({ min: 5, max: 300, noNaN: true }),
});
const FORMULAS: [string, (person: Person) => number][] = [
  ['Mifflin-St Jeor', mifflinStJeor],
  ['revised Harris-Benedict', revisedHarrisBenedict],
  ['Harris-Benedict', harrisBenedict],
];

test.each(FORMULAS)('the %s rate rises with weight and height and falls with age', (_name, formula) => {
  fc.assert(
    fc.property(people, fc.double({ min: 0.1, max: 50, noNaN: true }), (person, more) => {
      const rate = formula(person);
      expect(formula({ ...person, weightKg: person.weightKg + more })).toBeGreaterThan(rate);
      expect(formula({ ...person, heightCm: person.heightCm + more })).toBeGreaterThan(rate);
      expect(formula({ ...person, ageYears: person.ageYears + more })).toBeLessThan(rate);
    }),
  );
});

test('the Katch-McArdle rate rises with weight and falls with body fat', () => {
  const percents = fc.double({ min: 0, max: 99, noNaN: true });
  fc.assert(
    fc.property(people, percents, ({ weightKg }, bodyFatPercent) => {
      const rate = katchMcArdle({ weightKg, bodyFatPercent });
      expect(katchMcArdle({ weightKg: weightKg + 1, bodyFatPercent })).toBeGreaterThan(rate);
      expect(katchMcArdle({ weightKg, bodyFatPercent: bodyFatPercent + 1 })).toBeLessThan(rate);
    }),
  );
});

test.each(FORMULAS)('the %s rate agrees across unit systems within rounding', (_name, formula) => {
  fc.assert(
    fc.property(people, (person) => {
      const { feet, inches } = feetFromCm(person.heightCm);
      const { stones, pounds } = stonesFromKg(person.weightKg);
      const heightCm = cmFromFeet(feet, inches);
      const standard = formula({
        ...person,
        heightCm,
        weightKg: kgFromPounds(poundsFromKg(person.weightKg)),
      });
      const uk = formula({ ...person, heightCm, weightKg: kgFromStones(stones, pounds) });
      // Half of 0.01 in at 6.25 kcal a cm, half of 0.01 lb at 14 kcal a kg, and 2 mg a stone.
      expect(Math.abs(standard - formula(person))).toBeLessThan(0.08 + 1e-6);
      expect(Math.abs(uk - formula(person))).toBeLessThan(0.08 + 0.033);
    }),
  );
});

test('the shortened Harris-Benedict rate stays within 2 kcal of the 1919 coefficients', () => {
  fc.assert(
    fc.property(people, (person) => {
      const { sex, ageYears, heightCm, weightKg } = person;
      const original =
        sex === 'm'
          ? 66.473 + 13.7516 * weightKg + 5.0033 * heightCm - 6.755 * ageYears
          : 655.0955 + 9.5634 * weightKg + 1.8496 * heightCm - 4.6756 * ageYears;
      expect(Math.abs(harrisBenedict(person) - original)).toBeLessThan(2);
    }),
  );
});

test('the simplified Mifflin-St Jeor rate stays within 11 kcal of the original regression', () => {
  fc.assert(
    fc.property(people, (person) => {
      const { sex, ageYears, heightCm, weightKg } = person;
      const regression = 9.99 * weightKg + 6.25 * heightCm - 4.92 * ageYears + (sex === 'm' ? 166 : 0) - 161;
      expect(Math.abs(mifflinStJeor(person) - regression)).toBeLessThan(11);
    }),
  );
});
