import { formatNumber } from '../../../../features/calculators/measures/format-number';
import { UnderAgeWarning } from '../body/UnderAgeWarning';
import { UnusualBodyWarning } from '../body/UnusualBodyWarning';
import { FORMULAS, type EnergyResult } from './energy-rules';

/** The inputs behind an energy result. */
export function EnergyNotes({ result }: { result: EnergyResult }) {
  const { basal, formula, activity, person } = result;
  return (
    <>
      <UnusualBodyWarning body={person} />
      <p>
        Your basal metabolic rate is {formatNumber(basal)} kcal a day by {FORMULAS[formula]}; times {activity}{' '}
        for your activity it makes {formatNumber(result.maintenance)}.
      </p>
      <UnderAgeWarning ageYears={person.ageYears} />
    </>
  );
}
