import { energyRules, type Formula } from '../energy/energy-rules';

/** The revised Harris-Benedict formula is the calorie calculator's alone. */
export const TDEE_FORMULAS: readonly Formula[] = ['mifflin-st-jeor', 'katch-mcardle'];

export const tdeeRules = energyRules({
  body: 'Please enter valid height and weight',
  formulas: TDEE_FORMULAS,
});
