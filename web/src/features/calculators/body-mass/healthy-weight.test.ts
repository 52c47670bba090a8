import fc from 'fast-check';
import { healthyWeightKg } from './healthy-weight';

test.each([
  // 50 + 0.91 × (177.8 − 152.4) = 50 + 23.114; Devine: 50 + 2.3 × 10 = 73
  ['m', 177.8, 73.114],
  // 45.5 + 0.91 × (167.64 − 152.4) = 45.5 + 13.8684; Devine: 45.5 + 2.3 × 6 = 59.3
  ['f', 167.64, 59.3684],
  // At 5 ft and below, the base weight
  ['m', 152.4, 50],
  ['f', 152.4, 45.5],
  ['m', 152.39, 50],
  ['f', 120, 45.5],
  // 45.5 + 0.91 × 0.1
  ['f', 152.5, 45.591],
] as const)('healthy weight for sex %s at %d cm is %d kg ± 5 kg', (sex, heightCm, kg) => {
  const { estimate, min, max } = healthyWeightKg({ sex, heightCm });
  expect(estimate).toBeCloseTo(kg, 9);
  expect(min).toBeCloseTo(kg - 5, 9);
  expect(max).toBeCloseTo(kg + 5, 9);
});

test('0.91 kg per cm stays within 0.3 kg of Devine’s 2.3 kg per inch from 5 ft to 7 ft', () => {
  for (let inches = 60; inches <= 84; inches += 1) {
    const devine = 50 + 2.3 * (inches - 60);
    const { estimate } = healthyWeightKg({ sex: 'm', heightCm: inches * 2.54 });
    expect(Math.abs(estimate - devine)).toBeLessThan(0.3);
  }
});

test('healthy weight never falls with height and is 4.5 kg higher for men than for women', () => {
  const heights = fc.double({ min: 50, max: 250, noNaN: true });
  fc.assert(
    fc.property(heights, heights, (one, other) => {
      const estimate = (sex: 'm' | 'f', heightCm: number) => healthyWeightKg({ sex, heightCm }).estimate;
      expect(estimate('m', Math.max(one, other))).toBeGreaterThanOrEqual(estimate('m', Math.min(one, other)));
      expect(estimate('m', one) - estimate('f', one)).toBeCloseTo(4.5, 9);
    }),
  );
});
