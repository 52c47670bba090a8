import { CalculatorPage } from '../CalculatorPage';
import { TDEE } from '../calculators';
import { TdeeArticle } from './TdeeArticle';
import { TdeeCalculator } from './TdeeCalculator';
import { tdeeTexts } from './tdee-texts';

export function TdeePage() {
  return (
    <CalculatorPage place={TDEE} texts={tdeeTexts} article={<TdeeArticle />}>
      <TdeeCalculator />
    </CalculatorPage>
  );
}
