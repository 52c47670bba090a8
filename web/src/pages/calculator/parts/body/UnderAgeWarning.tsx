import { ADULT_AGE_YEARS } from '../../../../features/calculators/body-mass/bmi-band';

/** For readers under 18: warns that the energy formulas are for adults. Renders nothing from 18 on. */
export function UnderAgeWarning({ ageYears }: { ageYears: number }) {
  if (ageYears >= ADULT_AGE_YEARS) return null;
  return (
    <p>
      <strong>These formulas are based on adults.</strong> Under 18 the body needs energy to grow: do not cut
      back without a doctor’s advice.
    </p>
  );
}
