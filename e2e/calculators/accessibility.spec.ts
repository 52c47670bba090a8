import type { Locator, Page } from '@playwright/test';
import { BMI, CALCULATORS, CALORIE, PREGNANCY, TDEE } from '../support/calculators/calculators.ts';
import { expect, test } from '../support/fixtures.ts';
import { axeFindingsInBothSchemes } from '../support/page/axe.ts';
import { CalculatorPage } from '../pages/CalculatorPage.ts';
import { ReaderPage } from '../pages/ReaderPage.ts';

for (const calculator of CALCULATORS) {
  test(`the ${calculator.name} has no axe violations with errors and with a result`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const screen = new CalculatorPage(page, calculator);
    await screen.open();
    await new ReaderPage(page).loadAllPictures();
    await page
      .getByRole('region', { name: 'Frequently asked' })
      .getByRole('heading', { level: 3 })
      .first()
      .click();
    await screen.enter(calculator.mistake);
    await screen.calculate();
    await screen.expectComplaints(calculator.complaints);
    // The rest of the page does not change with a result.
    expect(await axeFindingsInBothSchemes(page, ['main form', 'main form + section'])).toEqual([]);
    await screen.workOut(calculator.example);
    await screen.expectResult(calculator.headline);
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  });
}

/** The focused control, and whether its focus is visible. For a radio button, the label shows it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (!control) throw new Error('Nothing has the focus.');
    const shown = control.matches('[type=radio]') ? control.closest('label') : control;
    const { outlineStyle, outlineWidth } = getComputedStyle(shown ?? control);
    // The browser itself outlines the calendar button in a date field, which getComputedStyle cannot see.
    const isCalendar = control.matches('[type=date]:not(:focus-visible)');
    const named = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    return {
      name: (named ? control.labels?.[0]?.innerText : control.textContent)?.trim(),
      isMarked: isCalendar || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2),
    };
  });

async function tabTo(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Tab');
  expect(await focused(page)).toEqual({ name, isMarked: true });
}

test('a reader fills in, corrects and submits the Calorie Calculator by keyboard, with visible focus', async ({
  page,
}) => {
  const screen = new CalculatorPage(page, CALORIE);
  await screen.open();
  await screen.tabs.getByRole('link').last().focus();
  await tabTo(page, 'Metric');
  for (const [key, units] of [
    ['ArrowRight', 'UK'],
    ['ArrowDown', 'Standard'],
    ['ArrowLeft', 'UK'],
    ['ArrowUp', 'Metric'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(screen.choice('Units', units)).toBeChecked();
    expect(await focused(page)).toEqual({ name: units, isMarked: true });
  }
  await tabTo(page, 'Age 5 - 100');
  await tabTo(page, 'Male');
  await page.keyboard.press('ArrowRight');
  await expect(screen.choice('Sex', 'Female')).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, 'Height (cm)');
  await page.keyboard.type('180');
  await tabTo(page, 'Weight (kg)');
  await page.keyboard.type('65');
  for (const name of ['Activity', 'Formula', 'Calculate', 'Clear']) await tabTo(page, name);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await screen.expectComplaints(['Age must be between 5 and 100']);
  await page.keyboard.type('25');
  await page.keyboard.press('Enter');
  await screen.expectResult(CALORIE.headline);
  await tabTo(page, 'Copy link');
});

test('a reader fills in the Pregnancy Calculator by keyboard and opens its table, with visible focus', async ({
  page,
}) => {
  const screen = new CalculatorPage(page, PREGNANCY);
  await screen.open();
  await screen.tabs.getByRole('link').last().focus();
  await tabTo(page, 'Count from');
  await tabTo(page, 'First day of your last period');
  await page.keyboard.type('10142025');
  await expect(screen.field('First day of your last period')).toHaveValue('2025-10-14');
  // The button that opens the calendar.
  await tabTo(page, 'First day of your last period');
  for (const name of ['Calculate', 'Clear']) await tabTo(page, name);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await screen.expectResult(PREGNANCY.headline);
  await tabTo(page, 'The curves in figures');
  await page.keyboard.press('Enter');
  await expect(screen.result.getByRole('row', { name: '20 25.40' })).toBeVisible();
});

const getBackgrounds = (parts: Locator) =>
  parts.evaluateAll((found) => found.map((part) => getComputedStyle(part).backgroundColor));

test('forced-colors mode keeps the chosen unit, the focus and the charts distinguishable', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const bmi = new CalculatorPage(page, BMI);
  await bmi.open();
  await bmi.choice('Units', 'Metric').focus();
  const grounds = () => getBackgrounds(bmi.form.getByRole('group', { name: 'Units' }).locator('label'));
  const [standard, metric, uk] = await grounds();
  expect(standard).not.toBe(metric);
  expect(metric).toBe(uk);
  await page.keyboard.press('ArrowRight');
  expect(await grounds()).toEqual([metric, metric, standard]);
  expect(await focused(page)).toEqual({ name: 'UK', isMarked: true });

  await bmi.workOut(BMI.example);
  await bmi.expectResult(BMI.headline);
  expect(new Set(await getBackgrounds(bmi.result.locator('figure [data-band]'))).size, 'bands').toBe(8);

  const tdee = new CalculatorPage(page, TDEE);
  await tdee.open();
  await tdee.enter(TDEE.example);
  await tdee.calculate();
  await tdee.expectResult(TDEE.headline);
  const bars = await getBackgrounds(tdee.result.locator('td > [aria-hidden]'));
  expect(new Set(bars).size, 'the bar that keeps the weight, and the others').toBe(2);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(bars).not.toContain(ground);

  const pregnancy = new CalculatorPage(page, PREGNANCY);
  await pregnancy.open();
  await pregnancy.enter(PREGNANCY.example);
  await pregnancy.calculate();
  await pregnancy.expectResult(PREGNANCY.headline);
  const weeks = await getBackgrounds(pregnancy.result.locator('[data-passed]'));
  expect(new Set(weeks).size, 'weeks that have passed, and others').toBe(2);
  expect(weeks).not.toContain(ground);
});
