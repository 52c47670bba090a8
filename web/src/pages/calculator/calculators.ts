/** One of the six calculators. */
export interface CalculatorEntry {
  /** Path from the root. */
  path: string;
  /** Label in the tab bar. */
  title: string;
  /**
   * The topic of the articles below the calculator, which use its hue. The calculators themselves share the site's own
   * hue.
   */
  topic: string;
}

const place = (path: string, title: string, topic: string): CalculatorEntry => ({ path, title, topic });

export const BMI = place('/bmi-calculator', 'BMI', 'healthy-habits');
export const CALORIE = place('/calorie-calculator', 'Calorie', 'nutrition');
export const BMR = place('/bmr-calculator', 'BMR', 'wellness');
export const TDEE = place('/tdee-calculator', 'TDEE', 'fitness');
export const DUE_DATE = place('/duedate-calculator', 'Due Date', 'reproductive-health');
export const PREGNANCY = place('/pregnancy-calculator', 'Pregnancy', 'womens-health');

/** In tab bar order. */
export const CALCULATORS: readonly CalculatorEntry[] = [BMI, CALORIE, BMR, TDEE, DUE_DATE, PREGNANCY];
