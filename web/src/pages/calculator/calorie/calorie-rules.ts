import { createEnergyRules, type Formula } from '../parts/energy/energy-rules';

export const CALORIE_FORMULAS: readonly Formula[] = [
  'mifflin-st-jeor',
  'revised-harris-benedict',
  'katch-mcardle',
];

export const calorieRules = createEnergyRules({
  body: 'Enter valid height and weight',
  formulas: CALORIE_FORMULAS,
});
