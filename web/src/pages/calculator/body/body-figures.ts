import type { Problem } from '../../../ui/forms/Form/problem';
import { ageYears, getSex } from '../../../features/calculators/form/body-rules';
import { parseFigure } from '../../../features/calculators/measures/figure';
import type { Person } from '../../../features/calculators/measures/person';
import { heightCm, weightKg, type Typed } from '../../../features/calculators/measures/typed';
import { isUnitSystem, kgFromStones } from '../../../features/calculators/measures/units';

/** Of the calorie, BMR and TDEE calculators. */
const AGES = { min: 5, max: 100 };

/**
 * The person that was typed, as the calorie, BMR and TDEE calculators take one.
 * @param bodySentence what is said when height or weight is no positive figure: once, whichever of them it is
 */
export function toPerson(
  typed: Typed,
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

/** The share of fat, 0 to 100; undefined for what is none. */
export function bodyFatPercent(typed: Typed): number | undefined {
  const percent = parseFigure(typed['fat'] ?? '');
  return percent !== undefined && percent >= 0 && percent <= 100 ? percent : undefined;
}
