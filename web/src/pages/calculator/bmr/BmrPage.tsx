import { CalculatorPage } from '../CalculatorPage';
import { BMR } from '../calculators';
import { BmrArticle } from './BmrArticle';
import { BmrCalculator } from './BmrCalculator';
import { bmrTexts } from './bmr-texts';

export function BmrPage() {
  return (
    <CalculatorPage place={BMR} texts={bmrTexts} article={<BmrArticle />}>
      <BmrCalculator />
    </CalculatorPage>
  );
}
