import { bmiTexts } from './bmi/bmiTexts';
import { bmrTexts } from './bmr/bmrTexts';
import { BMI, BMR, CALORIE, DUE_DATE, PREGNANCY, TDEE } from './calculators';
import { calorieTexts } from './calorie/calorieTexts';
import type { CalculatorTexts } from './CalculatorTexts';
import { dueDateTexts } from './due-date/dueDateTexts';
import { pregnancyTexts } from './pregnancy/pregnancyTexts';
import { tdeeTexts } from './tdee/tdeeTexts';

/** What each calculator's page says, by its path. The server's: a browser has those of the page it shows. */
export const TEXTS_BY_PATH: ReadonlyMap<string, CalculatorTexts> = new Map([
  [BMI.path, bmiTexts],
  [CALORIE.path, calorieTexts],
  [BMR.path, bmrTexts],
  [TDEE.path, tdeeTexts],
  [DUE_DATE.path, dueDateTexts],
  [PREGNANCY.path, pregnancyTexts],
]);
