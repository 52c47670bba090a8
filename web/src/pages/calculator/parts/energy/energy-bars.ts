import { MIN_KCAL, type EnergyTargets } from '../../../../features/calculators/energy/energy-targets';
import { formatNumber } from '../../../../features/calculators/measures/format-number';
import type { EnergyBar } from './EnergyBars';

type Target = keyof EnergyTargets;

const LOSSES: readonly Target[] = ['mildLoss', 'loss', 'extremeLoss'];

/** The warning for a target that is too low (C31); undefined for others. */
function getWarning(target: Target, kcal: number): string | undefined {
  if (kcal >= MIN_KCAL) return undefined;
  const low = `Under ${formatNumber(MIN_KCAL)} kcal a day`;
  if (kcal <= 0) return `${low}, and less than nothing: this target is impossible for you.`;
  return LOSSES.includes(target)
    ? `${low}: not without a doctor’s advice.`
    : `${low}: ask a doctor before you go by this figure.`;
}

/** Non-breaking spaces keep each figure and its unit on one line. */
const perWeek = (kg: string, pounds: string) => `about ${kg}\u00a0kg (${pounds}\u00a0lb) a\u00a0week`;

const WORDS: Record<Target, { name: string; note?: string }> = {
  maintenance: { name: 'Keep weight' },
  mildLoss: { name: 'Mild weight loss', note: perWeek('0.25', '0.5') },
  loss: { name: 'Weight loss', note: perWeek('0.5', '1') },
  extremeLoss: { name: 'Extreme weight loss', note: perWeek('1', '2') },
  mildGain: { name: 'Mild weight gain', note: perWeek('0.25', '0.5') },
  gain: { name: 'Weight gain', note: perWeek('0.5', '1') },
  extremeGain: { name: 'Fast weight gain', note: perWeek('1', '2') },
};

/** The bars of these targets, with the one that keeps the weight marked. */
export function toEnergyBars(targets: EnergyTargets, shown: readonly Target[]): EnergyBar[] {
  return shown.map((target) => {
    const kcal = targets[target];
    return {
      ...WORDS[target],
      kcal,
      text: formatNumber(kcal),
      isChosen: target === 'maintenance',
      warning: getWarning(target, kcal),
    };
  });
}
