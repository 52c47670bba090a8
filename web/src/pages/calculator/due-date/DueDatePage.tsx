import { CalculatorPage } from '../CalculatorPage';
import { DUE_DATE } from '../calculators';
import { DueDateArticle } from './DueDateArticle';
import { DueDateCalculator } from './DueDateCalculator';
import { dueDateTexts } from './due-date-texts';

export function DueDatePage() {
  return (
    <CalculatorPage place={DUE_DATE} texts={dueDateTexts} article={<DueDateArticle />}>
      <DueDateCalculator />
    </CalculatorPage>
  );
}
