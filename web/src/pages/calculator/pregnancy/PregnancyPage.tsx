import { CalculatorPage } from '../CalculatorPage';
import { PREGNANCY } from '../calculators';
import { PregnancyArticle } from './PregnancyArticle';
import { PregnancyCalculator } from './PregnancyCalculator';
import { pregnancyTexts } from './pregnancy-texts';

export function PregnancyPage() {
  return (
    <CalculatorPage place={PREGNANCY} texts={pregnancyTexts} article={<PregnancyArticle />}>
      <PregnancyCalculator />
    </CalculatorPage>
  );
}
