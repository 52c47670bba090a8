import type { Person } from '../measures/person';

/** Devine's coefficients, in metric units: Drug Intell Clin Pharm 1974;8:650-655. */
const BASE_KG = { m: 50, f: 45.5 } as const;
const BASE_HEIGHT_CM = 152.4;
const KG_PER_CM = 0.91;
/** The width of the range, with the estimate in its middle (C31). */
const RANGE_KG = 10;

/** The estimated weight for a height and sex, in kg, not rounded. At 152.4 cm and below it is the base weight. */
export function healthyWeightKg({ sex, heightCm }: Pick<Person, 'sex' | 'heightCm'>): {
  estimate: number;
  min: number;
  max: number;
} {
  const estimate = BASE_KG[sex] + KG_PER_CM * Math.max(0, heightCm - BASE_HEIGHT_CM);
  return { estimate, min: estimate - RANGE_KG / 2, max: estimate + RANGE_KG / 2 };
}
