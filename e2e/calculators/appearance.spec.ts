import type { Locator } from '@playwright/test';
import { CALCULATORS, PREGNANCY, type Answers } from '../support/calculators/calculators.ts';
import { expect, test } from '../support/fixtures.ts';
import { chooseFontSize } from '../support/page/large-text.ts';
import { CalculatorPage } from '../pages/CalculatorPage.ts';
import { ReaderPage } from '../pages/ReaderPage.ts';

/** Twice the usual (WCAG 1.4.4), in pixels. */
const LARGE = 32;

/** Whether all of a tab's width shows in the bar that it may be scrolled out of. */
const isWithin = (tab: Locator) =>
  tab.evaluate((element) => {
    const [own, bar] = [element.getBoundingClientRect(), element.closest('ul')?.getBoundingClientRect()];
    return bar !== undefined && own.left >= bar.left - 1 && own.right <= bar.right + 1;
  });

for (const calculator of CALCULATORS) {
  test(`the ${calculator.name} fits a phone at double text size, with errors and with a result`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await chooseFontSize(page, LARGE);
    const screen = new CalculatorPage(page, calculator);
    const reader = new ReaderPage(page);
    await screen.open();
    await expect.poll(() => isWithin(screen.tabs.locator('[aria-current=page]'))).toBe(true);
    await screen.enter(calculator.mistake);
    await screen.calculate();
    await screen.expectComplaints(calculator.complaints);
    await reader.expectNoSidewaysScroll();
    await screen.workOut(calculator.example);
    await screen.expectResult(calculator.headline);
    await expect(screen.headline).toBeInViewport();
    // As much as a field takes.
    const absurd: Answers = calculator.example['Weight (kg)'] ? { 'Weight (kg)': '9'.repeat(60) } : {};
    await screen.enter(absurd);
    await screen.calculate();
    await reader.expectNoSidewaysScroll();
  });
}

test('printing a calculator shows the result and its charts but no tabs, buttons or ads', async ({
  page,
}) => {
  for (const calculator of CALCULATORS) {
    await page.emulateMedia({ media: 'screen' });
    const screen = new CalculatorPage(page, calculator);
    await screen.open();
    await screen.enter(calculator.example);
    await screen.calculate();
    await screen.expectResult(calculator.headline);
    const ads = page.getByRole('group', { name: 'Advertisement' });
    await expect(ads.first()).toBeVisible();
    await expect(ads.filter({ hasText: 'Ad Loading' })).toHaveCount(2);

    await page.emulateMedia({ media: 'print' });
    await expect(screen.headline).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(screen.result.getByText('As of March 10, 2026.')).toBeVisible();
    await expect(screen.result).toHaveCSS('padding-left', '16px');
    const gone = page.locator('nav, button, [aria-label=Advertisement]').filter({ visible: true });
    await expect(gone).toHaveCount(0);
    for (const picture of await screen.result.locator('figure, table').all()) {
      if ((await picture.locator('xpath=ancestor::details').count()) === 0)
        await expect(picture).toBeVisible();
    }
    const painted = await screen.result.locator(':not(button)').evaluateAll((parts) =>
      parts
        .map((part) => getComputedStyle(part))
        .filter(({ backgroundColor }) => backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((style) => style.getPropertyValue('print-color-adjust')),
    );
    // Browsers leave out what is painted behind, unless they are told.
    expect(painted).toEqual(painted.map(() => 'exact'));
    expect(painted.length).toBeGreaterThan(3);
    await expect(screen.result.locator('svg').filter({ visible: true })).toHaveCount(
      calculator === PREGNANCY ? 2 : 0,
    );
  }
});

test('calculators skip animations when the reader prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const calculator of CALCULATORS) {
    const screen = new CalculatorPage(page, calculator);
    await screen.open();
    await screen.enter(calculator.example);
    await screen.calculate();
    const longest = await page.evaluate(() =>
      Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getTiming().duration))),
    );
    expect(longest, 'milliseconds').toBeLessThanOrEqual(1);
    await screen.expectResult(calculator.headline);
  }
});
