import {
  ACTIVITY_LEVELS,
  activityMultiplier,
  type ActivityLevel,
} from '../../../features/calculators/energy/activity';
import { harrisBenedict } from '../../../features/calculators/energy/basal-rate';
import type { Problem } from '../../../ui/forms/Form/problem';
import { BODY_CHOICES, bodyDefaults, BODY_MEASURES } from '../../../features/calculators/form/body-rules';
import type { CalculatorRules } from '../../../features/calculators/form/use-calculator';
import type { Person } from '../../../features/calculators/measures/person';
import { roundTo } from '../../../features/calculators/measures/rounded';
import { parsePerson } from '../parts/body/body-figures';

export interface BmrResult {
  /** kcal a day, 2 decimals. */
  bmr: number;
  /** For the selected level. */
  dailyNeed: number;
  level: ActivityLevel;
  person: Person;
  /** For each level, in order. */
  needs: readonly { level: ActivityLevel; label: string; multiplier: number; dailyNeed: number }[];
}

export const bmrRules: CalculatorRules<BmrResult> = {
  // No level is preselected (C30).
  defaults: { ...bodyDefaults('metric'), activity: '' },
  measures: BODY_MEASURES,
  choices: { ...BODY_CHOICES, activity: ACTIVITY_LEVELS.map(({ level }) => level) },
  calculate(typed) {
    const { person, problems } = parsePerson(typed, 'Error parsing height or weight');
    const level = ACTIVITY_LEVELS.find((known) => known.level === typed['activity'])?.level;
    if (person && level !== undefined) return { result: getResult(person, level) };
    const atActivity: Problem = { at: ['activity'], sentence: 'Please select an activity level' };
    return { problems: level === undefined ? [...problems, atActivity] : problems };
  },
};

function getResult(person: Person, level: ActivityLevel): BmrResult {
  const bmr = harrisBenedict(person);
  const getNeed = (multiplier: number) => roundTo(bmr * multiplier, 2);
  return {
    bmr: roundTo(bmr, 2),
    dailyNeed: getNeed(activityMultiplier(level)),
    level,
    person,
    needs: ACTIVITY_LEVELS.map(({ level: own, label, multiplier }) => ({
      level: own,
      label,
      multiplier,
      dailyNeed: getNeed(multiplier),
    })),
  };
}
