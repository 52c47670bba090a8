import { createEnergyRules, type Formula } from '../parts/energy/energy-rules';

/** Only the calorie calculator offers the revised Harris-Benedict formula. */
export const TDEE_FORMULAS: readonly Formula[] = ['mifflin-st-jeor', 'katch-mcardle'];

export const tdeeRules = createEnergyRules({
  body: 'Please enter valid height and weight',
  formulas: TDEE_FORMULAS,
});
