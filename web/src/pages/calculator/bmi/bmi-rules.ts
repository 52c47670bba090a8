import {
  calculateBmi,
  calculateBmiPrime,
  calculatePonderalIndex,
} from '../../../features/calculators/body-mass/bmi';
import { ADULT_AGE_YEARS, getBmiBand, type BmiBand } from '../../../features/calculators/body-mass/bmi-band';
import { healthyWeightKg } from '../../../features/calculators/body-mass/healthy-weight';
import type { Problem } from '../../../ui/forms/Form/problem';
import {
  ageYears,
  BODY_CHOICES,
  bodyDefaults,
  BODY_MEASURES,
  getSex,
} from '../../../features/calculators/form/body-rules';
import type { CalculatorRules } from '../../../features/calculators/form/use-calculator';
import type { Body } from '../../../features/calculators/measures/person';
import { roundTo } from '../../../features/calculators/measures/rounded';
import { heightCm, weightKg } from '../../../features/calculators/measures/typed';
import {
  isUnitSystem,
  kgFromStonesOfPounds,
  poundsFromKg,
  type UnitSystem,
} from '../../../features/calculators/measures/units';

export interface BmiResult {
  /** kg/m², 2 decimals. */
  bmi: number;
  category: BmiBand;
  /** In `weightUnit`, 1 decimal. */
  healthyWeightMin: number;
  healthyWeightMax: number;
  weightUnit: 'kg' | 'lb';
  bmiPrime: number;
  /** kg/m³, 2 decimals. */
  ponderalIndex: number;
  body: Body;
  /** Whether the bands apply, which are for adults. */
  isAdult: boolean;
}

/** The error message of the age field allows other ages than the field does (C30). */
const AGES = { min: 2, max: 120 };

const SENTENCES: Record<UnitSystem, { height: string; weight: string }> = {
  standard: {
    height: 'Please enter valid height in feet and inches',
    weight: 'Please enter valid weight in pounds',
  },
  metric: { height: 'Please enter valid height in cm', weight: 'Please enter valid weight in kg' },
  uk: {
    height: 'Please enter valid height in feet and inches',
    weight: 'Please enter valid weight in stones and pounds',
  },
};

export const bmiRules: CalculatorRules<BmiResult> = {
  defaults: bodyDefaults('standard'),
  measures: BODY_MEASURES,
  choices: BODY_CHOICES,
  calculate(typed) {
    const units = typed['units'] ?? '';
    if (!isUnitSystem(units)) return { problems: [{ at: ['units'], sentence: 'Unsupported unit' }] };
    const age = ageYears(typed, AGES);
    const height = heightCm(typed);
    const weight = weightKg(typed, kgFromStonesOfPounds);
    if (age !== undefined && height !== undefined && weight !== undefined) {
      return { result: getResult({ units, age, height, weight, sex: getSex(typed) }) };
    }
    const problems: Problem[] = [];
    if (age === undefined) problems.push({ at: ['age'], sentence: 'Age must be between 2 and 120' });
    if (height === undefined) problems.push({ at: ['height'], sentence: SENTENCES[units].height });
    if (weight === undefined) problems.push({ at: ['weight'], sentence: SENTENCES[units].weight });
    return { problems };
  },
};

interface Given {
  units: UnitSystem;
  age: number;
  /** cm */
  height: number;
  /** kg */
  weight: number;
  sex: 'm' | 'f';
}

function getResult({ units, age, height, weight, sex }: Given): BmiResult {
  const body = { heightCm: height, weightKg: weight };
  const bmi = calculateBmi(body);
  const healthy = healthyWeightKg({ sex, heightCm: height });
  const inUnits = (kg: number) => roundTo(units === 'metric' ? kg : poundsFromKg(kg), 1);
  return {
    bmi,
    category: getBmiBand(bmi),
    healthyWeightMin: inUnits(healthy.min),
    healthyWeightMax: inUnits(healthy.max),
    weightUnit: units === 'metric' ? 'kg' : 'lb',
    bmiPrime: calculateBmiPrime(bmi),
    ponderalIndex: calculatePonderalIndex(body),
    body,
    isAdult: age >= ADULT_AGE_YEARS,
  };
}
