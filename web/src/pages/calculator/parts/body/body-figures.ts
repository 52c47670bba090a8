import type { Problem } from '../../../../ui/forms/Form/problem';
import { ageYears, getSex } from '../../../../features/calculators/form/body-rules';
import { parseNumber } from '../../../../features/calculators/measures/parse-number';
import type { Person } from '../../../../features/calculators/measures/person';
import { heightCm, weightKg, type CalculatorInputs } from '../../../../features/calculators/measures/typed';
import { isUnitSystem, kgFromStones } from '../../../../features/calculators/measures/units';

/** For the calorie, BMR and TDEE calculators. */
const AGES = { min: 5, max: 100 };

/**
 * Parses the person for the calorie, BMR and TDEE calculators.
 * @param bodySentence the error when height or weight is not a positive number; reported once, even if both are invalid
 */
export function parsePerson(
  typed: CalculatorInputs,
  bodySentence: string,
): { person: Person | undefined; problems: Problem[] } {
  if (!isUnitSystem(typed['units'] ?? '')) {
    return { person: undefined, problems: [{ at: ['units'], sentence: 'Unsupported unit' }] };
  }
  const age = ageYears(typed, AGES);
  const height = heightCm(typed);
  const weight = weightKg(typed, kgFromStones);
  if (age !== undefined && height !== undefined && weight !== undefined) {
    const person = { sex: getSex(typed), ageYears: age, heightCm: height, weightKg: weight };
    return { person, problems: [] };
  }
  const problems: Problem[] = [];
  if (age === undefined) problems.push({ at: ['age'], sentence: 'Age must be between 5 and 100' });
  const [first, ...others] = [
    ...(height === undefined ? ['height'] : []),
    ...(weight === undefined ? ['weight'] : []),
  ];
  if (first !== undefined) problems.push({ at: [first, ...others], sentence: bodySentence });
  return { person: undefined, problems };
}

/** The body fat percentage, 0 to 100; undefined if it is invalid. */
export function parseBodyFatPercent(typed: CalculatorInputs): number | undefined {
  const percent = parseNumber(typed['fat'] ?? '');
  return percent !== undefined && percent >= 0 && percent <= 100 ? percent : undefined;
}
