import { CalculatorPage } from '../CalculatorPage';
import { BMI } from '../calculators';
import { BmiArticle } from './BmiArticle';
import { BmiCalculator } from './BmiCalculator';
import { bmiTexts } from './bmi-texts';

export function BmiPage() {
  return (
    <CalculatorPage place={BMI} texts={bmiTexts} article={<BmiArticle />}>
      <BmiCalculator />
    </CalculatorPage>
  );
}
