import { ACTIVITIES, DEFAULT_ACTIVITY } from '../../../features/calculators/energy/activity';
import {
  katchMcArdle,
  mifflinStJeor,
  revisedHarrisBenedict,
} from '../../../features/calculators/energy/basal-rate';
import { energyTargets, type EnergyTargets } from '../../../features/calculators/energy/energy-targets';
import { BODY_CHOICES, bodyDefaults, BODY_MEASURES } from '../../../features/calculators/form/body-rules';
import type { CalculatorRules } from '../../../features/calculators/form/use-calculator';
import type { Person } from '../../../features/calculators/measures/person';
import type { Typed } from '../../../features/calculators/measures/typed';
import { bodyFatPercent, toPerson } from '../body/body-figures';

/** Formulas that can be chosen, by what their option is called. */
export const FORMULAS = {
  'mifflin-st-jeor': 'Mifflin-St Jeor',
  'revised-harris-benedict': 'Revised Harris-Benedict',
  'katch-mcardle': 'Katch-McArdle',
} as const;
export type Formula = keyof typeof FORMULAS;

const DEFAULT_FORMULA: Formula = 'mifflin-st-jeor';

/** The one that needs the share of fat. */
export const BY_LEAN_MASS: Formula = 'katch-mcardle';

export interface EnergyResult extends EnergyTargets {
  /** kcal a day, whole: the basal rate that the targets are made from. */
  basal: number;
  formula: Formula;
  activity: number;
  person: Person;
}

interface Words {
  /** Said when height or weight is missing. */
  body: string;
  formulas: readonly Formula[];
}

/** The rules of a calculator of energy targets: calorie and TDEE differ in their formulas and one sentence. */
export function energyRules({ body, formulas }: Words): CalculatorRules<EnergyResult> {
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
    answer(typed) {
      const { person, problems } = toPerson(typed, body);
      const formula = formulas.find((known) => known === typed['formula']) ?? DEFAULT_FORMULA;
      const fat = formula === BY_LEAN_MASS ? bodyFatPercent(typed) : 0;
      if (person && fat !== undefined) return { result: getResult(person, formula, fat, getActivity(typed)) };
      const atFat = { at: ['fat'], sentence: 'Body fat percentage must be between 0 and 100' } as const;
      return { problems: fat === undefined ? [...problems, atFat] : problems };
    },
  };
}

/** A link may say anything: whatever is no activity is the usual one. */
function getActivity({ activity }: Typed): number {
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
