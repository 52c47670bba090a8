import { ADULT_AGE_YEARS } from '../../../features/calculators/body-mass/bmi-band';

/** Says under 18 that formulas of energy are adults'; nothing from then on. */
export function UnderAge({ ageYears }: { ageYears: number }) {
  if (ageYears >= ADULT_AGE_YEARS) return null;
  return (
    <p>
      <strong>These formulas were made from adults.</strong> Under 18 the body needs energy to grow: do not
      cut back without a doctor’s advice.
    </p>
  );
}
