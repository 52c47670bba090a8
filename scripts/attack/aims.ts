import type { Aim } from '../bench/aims.ts';
import type { Observation } from './measure/observe.ts';
import type { Result } from './run.ts';

/**
 * How well other visitors and the servers should fare in every attack. Times depend on the machine, so a missed aim
 * does not fail the run.
 */
export function judgeAttacks(results: readonly Result[]): Aim[] {
  const worst = (figure: (result: Result) => number): { name: string; value: number } =>
    results
      .map((result) => ({ name: result.attack.name, value: figure(result) }))
      .reduce((most, one) => (one.value > most.value ? one : most), { name: '', value: 0 });
  const observed = (figure: (observed: Observation) => number) => (result: Result) =>
    result.observed ? figure(result.observed) : 0;
  const aim = (
    text: string,
    { name, value }: ReturnType<typeof worst>,
    { most, unit }: { most: number; unit: string },
  ): Aim => ({
    aim: text,
    figure: `${value.toFixed(value < 10 ? 1 : 0)} ${unit}${name === '' ? '' : ` (${name})`}`,
    met: value <= most,
  });
  return [
    aim(
      'at most 1 % of reader requests fail',
      worst(({ readings }) => 100 - readings.answered),
      { most: 1, unit: '%' },
    ),
    aim(
      '99 % of readers wait less than 1 s',
      worst(({ readings }) => Math.max(readings.cachedP99, readings.madeP99)),
      { most: 1000, unit: 'ms' },
    ),
    aim(
      'the event loop of the CMS is blocked for at most 50 ms',
      worst(observed(({ cmsHeld = 0 }) => cmsHeld)),
      { most: 50, unit: 'ms' },
    ),
    aim(
      'the memory of the CMS grows by at most 200 MB in one attack',
      worst(observed(({ cms }) => cms.peak - cms.before)),
      { most: 200, unit: 'MB' },
    ),
    aim(
      'the memory of the site grows by at most 300 MB in one attack',
      worst(observed(({ site }) => site.peak - site.before)),
      { most: 300, unit: 'MB' },
    ),
    aim('no files remain in the temporary folder', worst(observed(({ tempGrowth }) => tempGrowth)), {
      most: 0,
      unit: 'MB',
    }),
  ];
}
