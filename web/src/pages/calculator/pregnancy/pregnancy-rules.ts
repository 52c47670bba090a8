import { parseDay } from '../../../features/calculators/calendar/calendar-date';
import type { CalculatorRules } from '../../../features/calculators/form/use-calculator';
import { getFetalSize, type FetalSize } from '../../../features/calculators/pregnancy/fetal-size';
import {
  BASES,
  dateProblem,
  calculateGestation,
  isBasis,
  type Basis,
  type Gestation,
} from '../../../features/calculators/pregnancy/gestation';

export interface PregnancyResult extends Gestation {
  basis: Basis;
  size: FetalSize;
}

const FIRST: Basis = 'last-period';

/** A link can contain any value: an unknown basis falls back to the first. */
export const parseBasis = (name = ''): Basis => (isBasis(name) ? name : FIRST);

export const pregnancyRules: CalculatorRules<PregnancyResult> = {
  defaults: { basis: FIRST, date: '' },
  choices: { basis: BASES },
  isOfToday: true,
  restartedBy: ['basis'],
  calculate(typed, asOf) {
    const basis = parseBasis(typed['basis']);
    const day = parseDay(typed['date'] ?? '');
    // An invalid date is ignored (C32).
    if (day === undefined) return { problems: [] };
    const sentence = dateProblem(basis, day, asOf);
    if (sentence !== undefined) return { problems: [{ at: ['date'], sentence }] };
    const gestation = calculateGestation({ basis, day, today: asOf });
    return { result: { ...gestation, basis, size: getFetalSize(gestation.week) } };
  },
};
