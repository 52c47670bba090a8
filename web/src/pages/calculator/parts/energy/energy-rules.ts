import { ACTIVITIES, DEFAULT_ACTIVITY } from '../../../../features/calculators/energy/activity';
import {
  katchMcArdle,
  mifflinStJeor,
  revisedHarrisBenedict,
} from '../../../../features/calculators/energy/basal-rate';
import { energyTargets, type EnergyTargets } from '../../../../features/calculators/energy/energy-targets';
import { BODY_CHOICES, bodyDefaults, BODY_MEASURES } from '../../../../features/calculators/form/body-rules';
import type { CalculatorRules } from '../../../../features/calculators/form/use-calculator';
import type { Person } from '../../../../features/calculators/measures/person';
import type { CalculatorInputs } from '../../../../features/calculators/measures/typed';
import { parseBodyFatPercent, parsePerson } from '../body/body-figures';

/** The available formulas and their labels. */
export const FORMULAS = {
  'mifflin-st-jeor': 'Mifflin-St Jeor',
  'revised-harris-benedict': 'Revised Harris-Benedict',
  'katch-mcardle': 'Katch-McArdle',
} as const;
export type Formula = keyof typeof FORMULAS;

const DEFAULT_FORMULA: Formula = 'mifflin-st-jeor';

/** The formula that needs the body fat percentage. */
export const LEAN_MASS_FORMULA: Formula = 'katch-mcardle';

export interface EnergyResult extends EnergyTargets {
  /** The basal rate behind the targets, in whole kcal a day. */
  basal: number;
  formula: Formula;
  activity: number;
  person: Person;
}

interface Words {
  /** The error when height or weight is missing. */
  body: string;
  formulas: readonly Formula[];
}

/** The rules of the calorie and TDEE calculators, which differ in their formulas and one error message. */
export function createEnergyRules({ body, formulas }: Words): CalculatorRules<EnergyResult> {
  return {
    defaults: {
      ...bodyDefaults('metric'),
      activity: String(DEFAULT_ACTIVITY),
      formula: DEFAULT_FORMULA,
      fat: '',
    },
    measures: BODY_MEASURES,
    choices: {
      ...BODY_CHOICES,
      activity: ACTIVITIES.map(({ factor }) => String(factor)),
      formula: formulas,
    },
    calculate(typed) {
      const { person, problems } = parsePerson(typed, body);
      const formula = formulas.find((known) => known === typed['formula']) ?? DEFAULT_FORMULA;
      const fat = formula === LEAN_MASS_FORMULA ? parseBodyFatPercent(typed) : 0;
      if (person && fat !== undefined) return { result: getResult(person, formula, fat, getActivity(typed)) };
      const atFat = { at: ['fat'], sentence: 'Body fat percentage must be between 0 and 100' } as const;
      return { problems: fat === undefined ? [...problems, atFat] : problems };
    },
  };
}

/** A link can contain any value: an unknown activity falls back to the default. */
function getActivity({ activity }: CalculatorInputs): number {
  return ACTIVITIES.find(({ factor }) => String(factor) === activity)?.factor ?? DEFAULT_ACTIVITY;
}

function getResult(person: Person, formula: Formula, fat: number, activity: number): EnergyResult {
  const basal = basalRate(person, formula, fat);
  return {
    ...energyTargets(basal * activity),
    basal: Math.round(basal),
    formula,
    activity,
    person,
  };
}

function basalRate(person: Person, formula: Formula, fat: number): number {
  switch (formula) {
    case 'mifflin-st-jeor':
      return mifflinStJeor(person);
    case 'revised-harris-benedict':
      return revisedHarrisBenedict(person);
    case 'katch-mcardle':
      return katchMcArdle({ weightKg: person.weightKg, bodyFatPercent: fat });
  }
}
