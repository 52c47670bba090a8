import { ADULT_AGE_YEARS } from '../../features/calculators/body-mass/bmiBand';
import { UnusualBody } from './UnusualBody';
import { FORMULAS, type EnergyResult } from './energyRules';

/** What the figures of an energy result were made from. */
export function EnergyNotes({ result }: { result: EnergyResult }) {
  const { basal, formula, activity, person } = result;
  return (
    <>
      <UnusualBody body={person} />
      <p>
        Your basal metabolic rate is {basal} kcal a day by {FORMULAS[formula]}; times {activity} for your
        activity it makes {result.maintenance}.
      </p>
      {person.ageYears < ADULT_AGE_YEARS && (
        <p>
          <strong>These formulas were made from adults.</strong> Under 18 the body needs energy to grow: do
          not cut back without a doctor’s advice.
        </p>
      )}
    </>
  );
}
