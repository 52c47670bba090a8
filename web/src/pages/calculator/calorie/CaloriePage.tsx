import { CalculatorPage } from '../CalculatorPage';
import { CALORIE } from '../calculators';
import { CalorieArticle } from './CalorieArticle';
import { CalorieCalculator } from './CalorieCalculator';
import { calorieTexts } from './calorie-texts';

export function CaloriePage() {
  return (
    <CalculatorPage place={CALORIE} texts={calorieTexts} article={<CalorieArticle />}>
      <CalorieCalculator />
    </CalculatorPage>
  );
}
