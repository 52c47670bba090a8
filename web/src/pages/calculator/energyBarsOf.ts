import { LEAST_KCAL, type EnergyTargets } from '../../features/calculators/energy/energyTargets';
import type { EnergyBar } from './EnergyBars';

type Target = keyof EnergyTargets;

/** At a target that is too low (C31). */
const TOO_LOW = `Under ${LEAST_KCAL} kcal a day: not without a doctor’s advice.`;

const WORDS: Record<Target, { name: string; note?: string }> = {
  maintenance: { name: 'Keep weight' },
  mildLoss: { name: 'Mild weight loss', note: 'about 0.25 kg (0.5 lb) a week' },
  loss: { name: 'Weight loss', note: 'about 0.5 kg (1 lb) a week' },
  extremeLoss: { name: 'Extreme weight loss', note: 'about 1 kg (2 lb) a week' },
  mildGain: { name: 'Mild weight gain', note: 'about 0.25 kg (0.5 lb) a week' },
  gain: { name: 'Weight gain', note: 'about 0.5 kg (1 lb) a week' },
  extremeGain: { name: 'Fast weight gain', note: 'about 1 kg (2 lb) a week' },
};

/** The bars of some of the targets, the one that keeps the weight marked. */
export function energyBarsOf(targets: EnergyTargets, shown: readonly Target[]): EnergyBar[] {
  return shown.map((target) => {
    const kcal = targets[target];
    return {
      ...WORDS[target],
      kcal,
      text: String(kcal),
      isChosen: target === 'maintenance',
      warning: kcal < LEAST_KCAL ? TOO_LOW : undefined,
    };
  });
}
