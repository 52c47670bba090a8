import { LEAST_KCAL, type EnergyTargets } from '../../features/calculators/energy/energyTargets';
import type { EnergyBar } from './EnergyBars';

type Target = keyof EnergyTargets;

const LOSSES: readonly Target[] = ['mildLoss', 'loss', 'extremeLoss'];

/** What stands at a target that is too low (C31); undefined at others. */
function warningOf(target: Target, kcal: number): string | undefined {
  if (kcal >= LEAST_KCAL) return undefined;
  const low = `Under ${LEAST_KCAL} kcal a day`;
  if (kcal <= 0) return `${low}, and less than nothing: this target is impossible for you.`;
  return LOSSES.includes(target)
    ? `${low}: not without a doctor’s advice.`
    : `${low}: ask a doctor before you go by this figure.`;
}

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
      warning: warningOf(target, kcal),
    };
  });
}
