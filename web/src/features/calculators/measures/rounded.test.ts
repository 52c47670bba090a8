import fc from 'fast-check';
import { roundTo } from './rounded';

test.each([
  // Stored as 1.00499999999999989…, 2.67499999999999982… and 1.45499999999999996…; as written they are halves.
  [1.005, 2, 1.01],
  [2.675, 2, 2.68],
  [1.455, 2, 1.46],
  [-1.005, 2, -1.01],
  [-2.675, 2, -2.68],
  [1.004, 2, 1],
  [2.5, 0, 3],
  [-2.5, 0, -3],
  [0.05, 1, 0.1],
  [5e-7, 2, 0],
  [5e-7, 6, 0.000001],
  [0, 2, 0],
  [1e21, 2, 1e21],
  [-1e21, 2, -1e21],
  [Number.MAX_VALUE, 2, Number.MAX_VALUE],
  [12345678901.235, 2, 12345678901.24],
])('rounds %d to %i decimals as %d', (value, decimals, expected) => {
  expect(roundTo(value, decimals)).toBe(expected);
});

test('treats a computed value just under a half as a half', () => {
  // 64.32 / 1.6² = 25.125; computed, it is 25.124999999999996.
  expect(roundTo(64.32 / 1.6 ** 2, 2)).toBe(25.13);
});

test('never returns minus zero', () => {
  expect(Object.is(roundTo(-0.001, 2), 0)).toBe(true);
  expect(Object.is(roundTo(-0, 2), 0)).toBe(true);
});

test('returns infinities and NaN unchanged', () => {
  expect(roundTo(Infinity, 2)).toBe(Infinity);
  expect(roundTo(-Infinity, 2)).toBe(-Infinity);
  expect(roundTo(NaN, 2)).toBeNaN();
});

/** Numbers with three decimals, as thousandths. */
const thousandths = fc.integer({ min: -9_999_999, max: 9_999_999 });

test('rounds every number with three decimals by its digits, half away from zero', () => {
  fc.assert(
    fc.property(thousandths, (n) => {
      const tens = Math.floor((Math.abs(n) + 5) / 10);
      expect(roundTo(n / 1000, 2)).toBe(tens === 0 ? 0 : (Math.sign(n) * tens) / 100);
    }),
  );
});

test('rounding is idempotent and symmetric around zero', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.nat(4), (value, decimals) => {
      const once = roundTo(value, decimals);
      expect(roundTo(once, decimals)).toBe(once);
      expect(roundTo(-value, decimals)).toBe(once === 0 ? 0 : -once);
      expect(Math.abs(once - value)).toBeLessThanOrEqual(0.5 / 10 ** decimals + 1e-6);
    }),
  );
});
