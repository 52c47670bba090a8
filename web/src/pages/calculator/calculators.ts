/** A calculator among the six (document 3, section 2). */
export interface CalculatorPlace {
  /** From `/`. */
  path: string;
  /** In the tab bar. */
  tab: string;
  /** The topic whose articles are shown beside it; its hue is the page's. */
  topic: string;
  topicName: string;
}

const place = (path: string, tab: string, topic: string, topicName: string): CalculatorPlace => ({
  path,
  tab,
  topic,
  topicName,
});

export const BMI = place('/bmi-calculator', 'BMI', 'healthy-habits', 'Healthy Habits');
export const CALORIE = place('/calorie-calculator', 'Calorie', 'nutrition', 'Nutrition');
export const BMR = place('/bmr-calculator', 'BMR', 'wellness', 'Wellness');
export const TDEE = place('/tdee-calculator', 'TDEE', 'fitness', 'Fitness');
export const DUE_DATE = place(
  '/duedate-calculator',
  'Due Date',
  'reproductive-health',
  'Reproductive Health',
);
export const PREGNANCY = place('/pregnancy-calculator', 'Pregnancy', 'womens-health', "Women's Health");

/** In the order of the tab bar. */
export const CALCULATORS: readonly CalculatorPlace[] = [BMI, CALORIE, BMR, TDEE, DUE_DATE, PREGNANCY];
