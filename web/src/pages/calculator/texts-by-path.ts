import { bmiTexts } from './bmi/bmi-texts';
import { bmrTexts } from './bmr/bmr-texts';
import { BMI, BMR, CALORIE, DUE_DATE, PREGNANCY, TDEE } from './calculators';
import { calorieTexts } from './calorie/calorie-texts';
import type { CalculatorTexts } from './parts/calculator-texts';
import { dueDateTexts } from './due-date/due-date-texts';
import { pregnancyTexts } from './pregnancy/pregnancy-texts';
import { tdeeTexts } from './tdee/tdee-texts';

/** The texts of each calculator page, by path. Server only: a browser has the texts of the page it shows. */
export const TEXTS_BY_PATH: ReadonlyMap<string, CalculatorTexts> = new Map([
  [BMI.path, bmiTexts],
  [CALORIE.path, calorieTexts],
  [BMR.path, bmrTexts],
  [TDEE.path, tdeeTexts],
  [DUE_DATE.path, dueDateTexts],
  [PREGNANCY.path, pregnancyTexts],
]);
