/** The factors by which the calorie and TDEE calculators multiply the basal rate, with their labels. */
export const ACTIVITIES = [
  { factor: 1, label: 'Basal Metabolic Rate (BMR)', meaning: 'complete rest' },
  { factor: 1.2, label: 'Sedentary', meaning: 'little or no exercise' },
  { factor: 1.375, label: 'Light', meaning: 'exercise 1-3 times a week' },
  { factor: 1.465, label: 'Moderate', meaning: 'exercise 4-5 times a week' },
  { factor: 1.55, label: 'Active', meaning: 'daily exercise, or intense exercise 3-4 times a week' },
  { factor: 1.725, label: 'Very active', meaning: 'intense exercise 6-7 times a week' },
  { factor: 1.9, label: 'Extra active', meaning: 'very intense exercise daily, or physical work' },
] as const;

export const DEFAULT_ACTIVITY = 1.465;

/** The factors of the BMR calculator. */
export const ACTIVITY_LEVELS = [
  { level: 'sedentary', multiplier: 1.2, label: 'Sedentary', meaning: 'little or no exercise' },
  {
    level: 'lightly-active',
    multiplier: 1.375,
    label: 'Lightly active',
    meaning: 'light exercise 1-3 days a week',
  },
  {
    level: 'moderately-active',
    multiplier: 1.55,
    label: 'Moderately active',
    meaning: 'moderate exercise 3-5 days a week',
  },
  { level: 'very-active', multiplier: 1.725, label: 'Very active', meaning: 'hard exercise 6-7 days a week' },
  {
    level: 'extra-active',
    multiplier: 1.9,
    label: 'Extra active',
    meaning: 'very hard exercise, or physical work',
  },
] as const;

export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number]['level'];

const FALLBACK_MULTIPLIER = 1.2;

/**
 * @returns 1.2 for an unknown level
 */
export function activityMultiplier(level: string): number {
  return ACTIVITY_LEVELS.find((known) => known.level === level)?.multiplier ?? FALLBACK_MULTIPLIER;
}
