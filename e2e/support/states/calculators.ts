import { expect } from '@playwright/test';
import { CALCULATORS } from '../calculators/calculators.ts';
import { CalculatorPage } from '../../pages/CalculatorPage.ts';
import type { ScreenState } from './screen-state.ts';

/** Each calculator with a result and with its messages for invalid input. */
export const calculators: readonly ScreenState[] = CALCULATORS.flatMap((calculator): ScreenState[] => {
  const name = `calculator-${calculator.tab.toLowerCase().replaceAll(' ', '-')}`;
  return [
    {
      name: `${name}-result`,
      covers: calculator.path,
      show: async (page) => {
        const screen = new CalculatorPage(page, calculator);
        await screen.open();
        await screen.enter(calculator.example);
        await screen.calculate();
        await screen.expectResult(calculator.headline);
      },
    },
    {
      name: `${name}-mistake`,
      show: async (page) => {
        const screen = new CalculatorPage(page, calculator);
        await screen.open();
        await screen.workOut(calculator.mistake);
        await expect(screen.complaints).toHaveText([...calculator.complaints]);
      },
    },
  ];
});
