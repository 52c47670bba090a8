import { figureText } from '../../../features/calculators/measures/figure-text';
import { UnderAge } from '../body/UnderAge';
import { UnusualBody } from '../body/UnusualBody';
import { FORMULAS, type EnergyResult } from './energy-rules';

/** What the figures of an energy result were made from. */
export function EnergyNotes({ result }: { result: EnergyResult }) {
  const { basal, formula, activity, person } = result;
  return (
    <>
      <UnusualBody body={person} />
      <p>
        Your basal metabolic rate is {figureText(basal)} kcal a day by {FORMULAS[formula]}; times {activity}{' '}
        for your activity it makes {figureText(result.maintenance)}.
      </p>
      <UnderAge ageYears={person.ageYears} />
    </>
  );
}
