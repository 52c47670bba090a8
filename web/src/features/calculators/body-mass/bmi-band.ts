/**
 * The BMI bands for adults. Each includes its upper limit (C31), whereas the WHO assigns a limit to the band above.
 * WHO Technical Report Series 854 (1995), 894 (2000).
 */
export const BMI_BANDS = [
  { key: 'severe-thinness', label: 'Severe Thinness', upTo: 16 },
  { key: 'moderate-thinness', label: 'Moderate Thinness', upTo: 17 },
  { key: 'mild-thinness', label: 'Mild Thinness', upTo: 18.5 },
  { key: 'normal', label: 'Normal', upTo: 25 },
  { key: 'overweight', label: 'Overweight', upTo: 30 },
  { key: 'obese-1', label: 'Obese Class I', upTo: 35 },
  { key: 'obese-2', label: 'Obese Class II', upTo: 40 },
  { key: 'obese-3', label: 'Obese Class III', upTo: Infinity },
] as const;

export type BmiBand = (typeof BMI_BANDS)[number];

/** The age in years from which the bands apply. */
export const ADULT_AGE_YEARS = 18;

/** @param bmi kg/m², to 2 decimals */
export function getBmiBand(bmi: number): BmiBand {
  return BMI_BANDS.find(({ upTo }) => bmi <= upTo) ?? BMI_BANDS[BMI_BANDS.length - 1]!;
}
