import type { Body } from '../measures/person';
import { roundTo } from '../measures/rounded';

/** The healthy range of the BMI, kg/m². WHO Technical Report Series 894 (2000), table 2.1. */
export const HEALTHY_BMI = { min: 18.5, max: 25 } as const;

const CM_PER_M = 100;

/**
 * Body mass index, kg/m², to 2 decimals. A. Quetelet, 1835; named by Keys et al., J Chronic Dis 1972;25:329-343.
 */
export function calculateBmi({ heightCm, weightKg }: Body): number {
  return roundTo(weightKg / (heightCm / CM_PER_M) ** 2, 2);
}

/** BMI Prime, the ratio of a BMI to the upper limit of the healthy range, to 2 decimals: above 1 is overweight. */
export function calculateBmiPrime(bmi: number): number {
  return roundTo(bmi / HEALTHY_BMI.max, 2);
}

/** Ponderal index, kg/m³, to 2 decimals. F. Rohrer, Münch Med Wochenschr 1921;68:580-582. */
export function calculatePonderalIndex({ heightCm, weightKg }: Body): number {
  return roundTo(weightKg / (heightCm / CM_PER_M) ** 3, 2);
}
