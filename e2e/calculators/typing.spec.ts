import type { Locator } from '@playwright/test';
import { BMI, DUE_DATE } from '../support/calculators/calculators.ts';
import { expect, test } from '../support/fixtures.ts';
import { CalculatorPage } from '../pages/CalculatorPage.ts';

const isUnread = (field: Locator): Promise<boolean> =>
  field.evaluate((input: HTMLInputElement) => input.validity.badInput);

test('Clear removes an invalid age, and an invalid age makes the result stale', async ({ page }) => {
  const screen = new CalculatorPage(page, BMI);
  const age = screen.field('Age');
  await screen.open();
  await screen.enter(BMI.example);
  await screen.calculate();
  await screen.expectResult(BMI.headline);
  await age.press('End');
  // The letters that this browser accepts in a number field.
  await age.pressSequentially('e-e');
  expect(await isUnread(age)).toBe(true);
  await expect(page.getByText('The form has changed since')).toBeVisible();
  await screen.calculate();
  await expect(screen.complaints).toHaveText(['Age must be between 2 and 120']);

  await screen.clear();
  expect(await isUnread(age)).toBe(false);
  await screen.expectInput(BMI.defaults);
});

test('Clear removes an incomplete date', async ({ page }) => {
  const screen = new CalculatorPage(page, DUE_DATE);
  await screen.open();
  const date = screen.form.locator('input[type=date]');
  await date.pressSequentially('03');
  expect(await isUnread(date)).toBe(true);
  await screen.clear();
  expect(await isUnread(date)).toBe(false);
});

test('Arabic-Indic and full-width digits are accepted', async ({ page }) => {
  const screen = new CalculatorPage(page, BMI);
  await screen.open();
  await screen.field('Age').focus();
  await page.keyboard.insertText('٢٥');
  await screen.field('Feet').fill('５');
  await screen.field('Inches').fill('١٠');
  await screen.field('Weight (pounds)').fill('１６０．０');
  await screen.calculate();
  await screen.expectResult(BMI.headline);
  await expect(screen.field('Age')).toHaveValue('25');
});

test('digits from an input method are accepted', async ({ page }) => {
  const screen = new CalculatorPage(page, BMI);
  await screen.open();
  const age = screen.field('Age');
  const keyboard = await page.context().newCDPSession(page);
  for (const [before, composed, value] of [
    ['', '٢٥', '25'],
    ['', '２５', '25'],
    ['3', '۲', '32'],
  ] as const) {
    await age.fill(before);
    await age.press('End');
    const at = { selectionStart: composed.length, selectionEnd: composed.length };
    await keyboard.send('Input.imeSetComposition', { text: composed, ...at });
    await keyboard.send('Input.insertText', { text: composed });
    await expect(age).toHaveValue(value);
  }
});
