import { CalculatorPage } from '../pages/CalculatorPage.ts';
import { CALCULATORS } from '../support/calculators.ts';
import type { Screen } from './screen.ts';

/** Each calculator with a result, and with what it says to wrong answers. */
export const CALCULATOR_STATES: readonly Screen[] = CALCULATORS.flatMap((calculator): Screen[] => {
  const name = `calculator-${calculator.tab.toLowerCase().replaceAll(' ', '-')}`;
  const answered =
    (answers: typeof calculator.example): Screen['prepare'] =>
    async (page) => {
      const form = new CalculatorPage(page, calculator);
      await form.open();
      await form.workOut(answers);
    };
  return [
    { name: `${name}-result`, path: calculator.path, prepare: answered(calculator.example) },
    { name: `${name}-mistake`, path: calculator.path, prepare: answered(calculator.mistake) },
  ];
});
