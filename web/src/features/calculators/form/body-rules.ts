import { parseNumber } from '../measures/parse-number';
import { isSex, SEXES, type Sex } from '../measures/person';
import type { CalculatorInputs } from '../measures/typed';

/** The initial values of `BodyFields`. */
export const bodyDefaults = (units: 'standard' | 'metric'): CalculatorInputs => ({
  units,
  age: '',
  sex: 'm',
});

/** The fields that are initially empty. */
export const BODY_MEASURES = ['cm', 'feet', 'inches', 'kg', 'pounds', 'stones', 'stonePounds'] as const;

/** The fields with fixed options. Units are omitted: a link may name others, which are unsupported. */
export const BODY_CHOICES = { sex: SEXES } as const;

/**
 * @returns undefined unless it is an age between these, both included
 */
export function ageYears(
  typed: CalculatorInputs,
  { min, max }: { min: number; max: number },
): number | undefined {
  const age = parseNumber(typed['age'] ?? '');
  return age !== undefined && age >= min && age <= max ? age : undefined;
}

/** A link may contain anything: an unknown sex becomes the first option. */
export function getSex({ sex = '' }: CalculatorInputs): Sex {
  return isSex(sex) ? sex : 'm';
}
