/** A calculator among the six. */
export interface CalculatorPlace {
  /** From `/`. */
  path: string;
  /** In the tab bar. */
  title: string;
  /** The topic whose articles are shown below it, in its hue; the tools are one family, in the site's own. */
  topic: string;
}

const place = (path: string, title: string, topic: string): CalculatorPlace => ({ path, title, topic });

export const BMI = place('/bmi-calculator', 'BMI', 'healthy-habits');
export const CALORIE = place('/calorie-calculator', 'Calorie', 'nutrition');
export const BMR = place('/bmr-calculator', 'BMR', 'wellness');
export const TDEE = place('/tdee-calculator', 'TDEE', 'fitness');
export const DUE_DATE = place('/duedate-calculator', 'Due Date', 'reproductive-health');
export const PREGNANCY = place('/pregnancy-calculator', 'Pregnancy', 'womens-health');

/** In the order of the tab bar. */
export const CALCULATORS: readonly CalculatorPlace[] = [BMI, CALORIE, BMR, TDEE, DUE_DATE, PREGNANCY];
