import { roundTo } from '../measures/rounded';

/** Energy a day, in whole kcal: to maintain the weight, and to lose or gain about 0.25, 0.5 and 1 kg a week. */
export interface EnergyTargets {
  maintenance: number;
  mildLoss: number;
  loss: number;
  extremeLoss: number;
  mildGain: number;
  gain: number;
  extremeGain: number;
}

/** The difference from maintenance, in kcal a day. */
const STEP = { mild: 250, usual: 500, extreme: 1000 } as const;

/** The least that anyone should eat without a doctor's advice, in kcal a day (C31). */
export const MIN_KCAL = 1200;

/** @param maintenanceKcal basal rate times activity, kcal a day */
export function energyTargets(maintenanceKcal: number): EnergyTargets {
  const maintenance = roundTo(maintenanceKcal, 0);
  return {
    maintenance,
    mildLoss: maintenance - STEP.mild,
    loss: maintenance - STEP.usual,
    extremeLoss: maintenance - STEP.extreme,
    mildGain: maintenance + STEP.mild,
    gain: maintenance + STEP.usual,
    extremeGain: maintenance + STEP.extreme,
  };
}
