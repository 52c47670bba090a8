import { parseDay, type Day } from '../../../features/calculators/calendar/calendar-date';
import type { CalculatorRules } from '../../../features/calculators/form/use-calculator';
import { CYCLE_DAYS, dueDay } from '../../../features/calculators/pregnancy/due-day';
import {
  dateProblem,
  calculateGestation,
  type Gestation,
} from '../../../features/calculators/pregnancy/gestation';

export interface DueDateResult {
  due: Day;
  cycleDays: number;
  /** The pregnancy with this due date, as of the day of the result. */
  gestation: Gestation;
}

const { min, max, usual } = CYCLE_DAYS;

/** Cycle lengths in days. */
export const CYCLES: readonly number[] = Array.from({ length: max - min + 1 }, (_, step) => min + step);

export const dueDateRules: CalculatorRules<DueDateResult> = {
  defaults: { date: '', cycle: String(usual) },
  choices: { cycle: CYCLES.map(String) },
  isOfToday: true,
  calculate(typed, asOf) {
    const lastPeriod = parseDay(typed['date'] ?? '');
    if (lastPeriod === undefined) {
      return { problems: [{ at: ['date'], sentence: 'Please enter the first day of your last period' }] };
    }
    const sentence = dateProblem('last-period', lastPeriod, asOf);
    if (sentence !== undefined) return { problems: [{ at: ['date'], sentence }] };
    // A link can contain any value: an invalid cycle length falls back to the default.
    const cycleDays = CYCLES.find((days) => String(days) === typed['cycle']) ?? usual;
    const due = dueDay(lastPeriod, cycleDays);
    return {
      result: { due, cycleDays, gestation: calculateGestation({ basis: 'due-date', day: due, today: asOf }) },
    };
  },
};
