import type { Person } from '../measures/person';

/** Devine's figures, in metric: Drug Intell Clin Pharm 1974;8:650-655. */
const BASE_KG = { m: 50, f: 45.5 } as const;
const BASE_HEIGHT_CM = 152.4;
const KG_PER_CM = 0.91;
/** The width of the range; the estimate is its middle (C31). */
const RANGE_KG = 10;

/** A weight estimated by height and sex, kg, not rounded; at 152.4 cm and under it is the base. */
export function healthyWeightKg({ sex, heightCm }: Pick<Person, 'sex' | 'heightCm'>): {
  estimate: number;
  min: number;
  max: number;
} {
  const estimate = BASE_KG[sex] + KG_PER_CM * Math.max(0, heightCm - BASE_HEIGHT_CM);
  return { estimate, min: estimate - RANGE_KG / 2, max: estimate + RANGE_KG / 2 };
}
