import fc from 'fast-check';
import { ACTIVITIES } from './activity';
import { mifflinStJeor } from './basal-rate';
import { energyTargets } from './energy-targets';

test('targets are 250, 500 and 1000 kcal below and above maintenance', () => {
  // 1648.75 (Mifflin-St Jeor: a man of 30, 175 cm, 70 kg) × 1.465 = 2415.41875
  expect(energyTargets(1648.75 * 1.465)).toEqual({
    maintenance: 2415,
    mildLoss: 2165,
    loss: 1915,
    extremeLoss: 1415,
    mildGain: 2665,
    gain: 2915,
    extremeGain: 3415,
  });
});

test('rounds a half up, even when floating point falls just short of it', () => {
  // 1500 × 1.465
  expect(energyTargets(2197.5).maintenance).toBe(2198);
  // 1620 × 1.375 = 2227.5, here with possible floating-point errors
  expect(energyTargets(2227.4999999999995).maintenance).toBe(2228);
});

test('keeps the sign of a negative target and never returns minus zero', () => {
  expect(energyTargets(900).extremeLoss).toBe(-100);
  expect(Object.is(energyTargets(-0.2).maintenance, 0)).toBe(true);
});

test('targets are whole, in order and never fall as weight rises at any activity factor', () => {
  const weights = fc.double({ min: 20, max: 300, noNaN: true });
  fc.assert(
    fc.property(weights, weights, fc.constantFrom(...ACTIVITIES), (one, other, { factor }) => {
      const targets = (weightKg: number) =>
        energyTargets(factor * mifflinStJeor({ sex: 'f', ageYears: 40, heightCm: 165, weightKg }));
      const light = targets(Math.min(one, other));
      const heavy = targets(Math.max(one, other));
      expect(Object.values(light).every(Number.isInteger)).toBe(true);
      const { extremeLoss, loss, mildLoss, maintenance, mildGain, gain, extremeGain } = light;
      const inOrder = [extremeLoss, loss, mildLoss, maintenance, mildGain, gain, extremeGain];
      expect(inOrder.toSorted((a, b) => a - b)).toEqual(inOrder);
      expect(heavy.maintenance).toBeGreaterThanOrEqual(light.maintenance);
      expect(heavy.extremeLoss - light.extremeLoss).toBe(heavy.maintenance - light.maintenance);
    }),
  );
});
