import { CALCULATORS } from './support/calculators.ts';
import { expect, test } from './support/fixtures.ts';
import { CalculatorPage } from './pages/CalculatorPage.ts';

test('whoever has a calculator open can use it without a connection', async ({ page, context }) => {
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

test('where a script of the page does not come, the form says so', async ({ page }) => {
  await page.route('**/assets/laterRoutes*', (route) => route.abort());
  await page.goto('/bmi-calculator');
  await expect(page.getByText(/or did not come: load the page again/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden();
});
