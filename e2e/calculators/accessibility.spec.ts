import type { Locator, Page } from '@playwright/test';
import { axeFindingsInBothSchemes } from '../support/page/axe.ts';
import {
  BMI,
  BMR,
  CALCULATORS,
  CALORIE,
  DUE_DATE,
  PREGNANCY,
  TDEE,
} from '../support/calculators/calculators.ts';
import { expect, test } from '../support/fixtures.ts';
import { CalculatorPage } from '../pages/CalculatorPage.ts';
import { ReaderPage } from '../pages/ReaderPage.ts';

for (const calculator of CALCULATORS) {
  test(`the ${calculator.name} has no axe violations when empty, with errors and with a result`, async ({
    page,
  }) => {
    // What moves would be judged half-way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const screen = new CalculatorPage(page, calculator);
    await screen.open();
    await new ReaderPage(page).loadAllPictures();
    await page
      .getByRole('region', { name: 'Frequently asked' })
      .getByRole('heading', { level: 3 })
      .first()
      .click();
    // What stands around them is the same in every state.
    const calculatorAlone = ['main form', 'main form + section'];
    await screen.expectNoResult();
    expect(await axeFindingsInBothSchemes(page, calculatorAlone)).toEqual([]);
    await screen.enter(calculator.mistake);
    await screen.calculate();
    await screen.expectComplaints(calculator.complaints);
    expect(await axeFindingsInBothSchemes(page, calculatorAlone)).toEqual([]);
    await screen.workOut(calculator.example);
    await screen.expectResult(calculator.headline);
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  });
}

/** What Tab comes to in a form, in this order; of the units and of the sexes, the one that is chosen. */
const STOPS = new Map([
  [BMI, ['Standard', 'Age 5 - 100', 'Male', 'Feet', 'Inches', 'Weight (pounds)']],
  [CALORIE, ['Metric', 'Age 5 - 100', 'Male', 'Height (cm)', 'Weight (kg)', 'Activity', 'Formula']],
  [BMR, ['Metric', 'Age 5 - 100', 'Male', 'Height (cm)', 'Weight (kg)', 'Activity level']],
  [TDEE, ['Metric', 'Age 5 - 100', 'Male', 'Height (cm)', 'Weight (kg)', 'Activity', 'Formula']],
  // A date has three parts, and a button that opens the calendar.
  [DUE_DATE, [...Array<string>(4).fill('First day of your last period'), 'Length of your cycle']],
  [PREGNANCY, ['Count from', ...Array<string>(4).fill('First day of your last period')]],
]);

/** Where the focus is, and whether that shows: on the option that a radio button is of, or on the control itself. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (!control) throw new Error('Nothing has the focus.');
    const shown = control.matches('[type=radio]') ? control.closest('label') : control;
    const { outlineStyle, outlineWidth } = getComputedStyle(shown ?? control);
    // The button in a date field that opens the calendar: the browser frames it, and does not tell.
    const isCalendar = control.matches('[type=date]:not(:focus-visible)');
    const named = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    return {
      name: (named ? control.labels?.[0]?.innerText : control.textContent)?.trim(),
      isMarked: isCalendar || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2),
    };
  });

/** What is painted behind each, as the screen shows it. */
const groundsOf = (parts: Locator) =>
  parts.evaluateAll((found) => found.map((part) => getComputedStyle(part).backgroundColor));

for (const [calculator, stops] of STOPS) {
  test(`the ${calculator.name} works by keyboard alone, with a visible focus indicator`, async ({ page }) => {
    const screen = new CalculatorPage(page, calculator);
    await screen.open();
    await screen.tabs.getByRole('link').last().focus();
    for (const name of [...stops, 'Calculate', 'Clear']) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toEqual({ name, isMarked: true });
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    if (calculator !== PREGNANCY) await expect(screen.complaints.first()).toBeVisible();
    await screen.enter(calculator.example);
    await screen.pressEnter(calculator.example);
    await screen.expectResult(calculator.headline);
    await page.keyboard.press('Tab');
    expect((await focused(page)).name).toBe(calculator === PREGNANCY ? 'The curves in figures' : 'Copy link');
  });
}

test('arrow keys choose units and sex', async ({ page }) => {
  const screen = new CalculatorPage(page, BMI);
  await screen.open();
  await screen.choice('Units', 'Standard').focus();
  for (const [key, units] of [
    ['ArrowRight', 'Metric'],
    ['ArrowDown', 'UK'],
    ['ArrowRight', 'Standard'],
    ['ArrowLeft', 'UK'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(screen.choice('Units', units)).toBeChecked();
    expect(await focused(page)).toEqual({ name: units, isMarked: true });
  }
  await expect(screen.field('Stones')).toBeVisible();
  await screen.choice('Sex', 'Male').focus();
  await page.keyboard.press('ArrowRight');
  await expect(screen.choice('Sex', 'Female')).toBeChecked();
});

test('forced-colors mode keeps the chosen unit, the focus and the charts distinguishable', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const bmi = new CalculatorPage(page, BMI);
  await bmi.open();
  await bmi.choice('Units', 'Metric').focus();
  const grounds = () => groundsOf(bmi.form.getByRole('group', { name: 'Units' }).locator('label'));
  const [standard, metric, uk] = await grounds();
  expect(standard).not.toBe(metric);
  expect(metric).toBe(uk);
  await page.keyboard.press('ArrowRight');
  expect(await grounds()).toEqual([metric, metric, standard]);
  expect(await focused(page)).toEqual({ name: 'UK', isMarked: true });

  await bmi.workOut(BMI.example);
  await bmi.expectResult(BMI.headline);
  expect(new Set(await groundsOf(bmi.result.locator('figure [data-band]'))).size, 'bands').toBe(8);

  const tdee = new CalculatorPage(page, TDEE);
  await tdee.open();
  await tdee.workOut(TDEE.example);
  await tdee.expectResult(TDEE.headline);
  const bars = await groundsOf(tdee.result.locator('td > [aria-hidden]'));
  expect(new Set(bars).size, 'the bar that keeps the weight, and the others').toBe(2);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(bars).not.toContain(ground);

  const pregnancy = new CalculatorPage(page, PREGNANCY);
  await pregnancy.open();
  await pregnancy.workOut(PREGNANCY.example);
  await pregnancy.expectResult(PREGNANCY.headline);
  const weeks = await groundsOf(pregnancy.result.locator('[data-passed]'));
  expect(new Set(weeks).size, 'weeks that have passed, and others').toBe(2);
  expect(weeks).not.toContain(ground);
});
