import { CALCULATORS } from '../support/calculators/calculators.ts';
import { expect, test } from '../support/fixtures.ts';
import { CalculatorPage } from '../pages/CalculatorPage.ts';

test('an open calculator keeps working offline', async ({ page, context }) => {
  for (const calculator of CALCULATORS) {
    const screen = new CalculatorPage(page, calculator);
    await screen.open();
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await screen.enter(calculator.mistake);
    await screen.calculate();
    await screen.expectComplaints(calculator.complaints);
    await screen.workOut(calculator.example);
    await screen.expectResult(calculator.headline);
    await context.setOffline(false);
  }
});

test('the calculator form shows a reload notice when its script fails to load', async ({ page }) => {
  await page.route('**/assets/laterRoutes*', (route) => route.abort());
  await page.goto('/bmi-calculator');
  await expect(page.getByText(/or did not come: load the page again/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden();
});
