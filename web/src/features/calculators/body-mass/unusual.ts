import { calculateBmi } from './bmi';
import type { Body } from '../measures/person';

/**
 * The shortest and tallest, lightest and heaviest people on record. Values outside are most likely in the wrong unit.
 */
const HEIGHT_CM = { min: 50, max: 272 };
const WEIGHT_KG = { min: 2, max: 635 };
/** kg/m²; nobody is known to have lived outside this range. */
const BMI = { min: 9, max: 210 };

/** The input to check again if height or weight are implausible for a person; undefined otherwise. */
export function findUnusualInput({
  heightCm,
  weightKg,
}: Body): 'height' | 'weight' | 'height and weight' | undefined {
  const isHeight = heightCm < HEIGHT_CM.min || heightCm > HEIGHT_CM.max;
  const isWeight = weightKg < WEIGHT_KG.min || weightKg > WEIGHT_KG.max;
  if (isHeight && isWeight) return 'height and weight';
  if (isHeight) return 'height';
  if (isWeight) return 'weight';
  const bmi = calculateBmi({ heightCm, weightKg });
  return bmi < BMI.min || bmi > BMI.max ? 'height and weight' : undefined;
}
