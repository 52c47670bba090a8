import { energyTargets } from '../../../../features/calculators/energy/energy-targets';
import { toEnergyBars } from './energy-bars';

const warnings = (maintenance: number) =>
  toEnergyBars(energyTargets(maintenance), ['maintenance', 'mildLoss', 'extremeLoss', 'gain']).map(
    ({ kcal, warning }) => [kcal, warning],
  );

test('adds a warning to a target under 1200 kcal and leaves its figure unchanged', () => {
  expect(warnings(2200)).toEqual([
    [2200, undefined],
    [1950, undefined],
    [1200, undefined],
    [2700, undefined],
  ]);
  const doctor = 'Under 1,200 kcal a day: not without a doctor’s advice.';
  const advice = 'Under 1,200 kcal a day: ask a doctor before you go by this figure.';
  expect(warnings(1199)).toEqual([
    [1199, advice],
    [949, doctor],
    [199, doctor],
    [1699, undefined],
  ]);
  expect(warnings(650).at(2)).toEqual([
    -350,
    'Under 1,200 kcal a day, and less than nothing: this target is impossible for you.',
  ]);
});
