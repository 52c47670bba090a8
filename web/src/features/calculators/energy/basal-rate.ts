import type { Person } from '../measures/person';

/** Basal metabolic rate, kcal a day: the simplified form of Mifflin, St Jeor et al., Am J Clin Nutr 1990;51:241-247. */
export function mifflinStJeor({ sex, ageYears, heightCm, weightKg }: Person): number {
  return 10 * weightKg + 6.25 * heightCm - 5 * ageYears + (sex === 'm' ? 5 : -161);
}

/**
 * Basal metabolic rate, kcal a day: the revised Harris-Benedict equation. Roza and Shizgal, Am J Clin Nutr
 * 1984;40:168-182.
 */
export function revisedHarrisBenedict({ sex, ageYears, heightCm, weightKg }: Person): number {
  return sex === 'm'
    ? 13.397 * weightKg + 4.799 * heightCm - 5.677 * ageYears + 88.362
    : 9.247 * weightKg + 3.098 * heightCm - 4.33 * ageYears + 447.593;
}

/**
 * Basal metabolic rate, kcal a day. Harris and Benedict, Carnegie Institution Publication 279 (1919), with rounded
 * coefficients.
 */
export function harrisBenedict({ sex, ageYears, heightCm, weightKg }: Person): number {
  return sex === 'm'
    ? 66 + 13.75 * weightKg + 5 * heightCm - 6.75 * ageYears
    : 655 + 9.56 * weightKg + 1.85 * heightCm - 4.68 * ageYears;
}

/**
 * Basal metabolic rate by lean mass, kcal a day. Known from McArdle, Katch and Katch, Exercise Physiology; the
 * coefficients are those of Cunningham, Am J Clin Nutr 1991;54:963-969.
 * @param bodyFatPercent 0 to 100
 */
export function katchMcArdle({
  weightKg,
  bodyFatPercent,
}: {
  weightKg: number;
  bodyFatPercent: number;
}): number {
  return 370 + 21.6 * weightKg * (1 - bodyFatPercent / 100);
}
