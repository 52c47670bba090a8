import { BMI, CALORIE, PREGNANCY, TDEE } from '../support/calculators/calculators.ts';
import { expect, test } from '../support/fixtures.ts';
import { chooseFontSize } from '../support/page/large-text.ts';
import { CalculatorPage } from '../pages/CalculatorPage.ts';

// quality/layout.spec.ts checks every calculator for cut-off text and overlaps at this size.
test('at double text size a phone scrolls to the current tab and to the result', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await chooseFontSize(page, 32);
  const screen = new CalculatorPage(page, PREGNANCY);
  await screen.open();
  const current = screen.tabs.locator('[aria-current=page]');
  await expect
    .poll(() =>
      current.evaluate((tab) => {
        const [own, bar] = [tab.getBoundingClientRect(), tab.closest('ul')?.getBoundingClientRect()];
        return bar !== undefined && own.left >= bar.left - 1 && own.right <= bar.right + 1;
      }),
    )
    .toBe(true);
  await screen.enter(PREGNANCY.example);
  await screen.calculate();
  await screen.expectResult(PREGNANCY.headline);
  await expect(screen.headline).toBeInViewport();
});

test('the result outlines only the reader’s BMI category and gives each its own color', async ({ page }) => {
  const screen = new CalculatorPage(page, BMI);
  await screen.open();
  await screen.enter(BMI.example);
  await screen.calculate();
  await screen.expectResult(BMI.headline);
  const categories = await screen.result
    .getByRole('list', { name: 'Categories' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => ({
        label: item.firstElementChild?.textContent,
        isOutlined: getComputedStyle(item).outlineStyle !== 'none',
        color: getComputedStyle(item).borderInlineStartColor,
      })),
    );
  const outlined = categories.filter(({ isOutlined }) => isOutlined);
  expect(outlined.map(({ label }) => label)).toEqual(['Normal']);
  expect(new Set(categories.map(({ color }) => color)).size).toBe(8);
});

test('a printed calculator shows the result and its charts but no tabs, buttons or ads', async ({ page }) => {
  // One for each type of chart.
  for (const calculator of [BMI, TDEE, PREGNANCY]) {
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
    for (const chart of await screen.result.locator(':is(figure, table):not(details *)').all()) {
      await expect(chart).toBeVisible();
    }
    const painted = await screen.result.locator(':not(button)').evaluateAll((parts) =>
      parts
        .map((part) => getComputedStyle(part))
        .filter(({ backgroundColor }) => backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((style) => style.getPropertyValue('print-color-adjust')),
    );
    // Browsers do not print backgrounds by default.
    expect(painted).toEqual(painted.map(() => 'exact'));
    expect(painted.length).toBeGreaterThan(3);
    await expect(screen.result.locator('svg').filter({ visible: true })).toHaveCount(
      calculator === PREGNANCY ? 2 : 0,
    );
  }
});

test('a calculator moves nothing when the reader prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const screen = new CalculatorPage(page, CALORIE);
  await screen.open();
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.moves = '0';
    for (const type of ['transitionrun', 'animationstart']) {
      window.addEventListener(type, () => (dataset.moves = String(Number(dataset.moves) + 1)));
    }
  });
  const counted = page.locator('html');
  await screen.enter(CALORIE.example);
  await screen.calculate();
  await screen.expectResult(CALORIE.headline);
  await expect(counted).toHaveAttribute('data-moves', '0');

  // The same press with motion, to show that the test would count it.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.mouse.move(0, 0);
  await screen.calculate();
  await expect(counted).not.toHaveAttribute('data-moves', '0');
});
