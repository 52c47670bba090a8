import type { Locator, Page } from '@playwright/test';
import { BMI, BMR, CALCULATORS, CALORIE, DUE_DATE, PREGNANCY } from '../support/calculators/calculators.ts';
import { expect, test } from '../support/fixtures.ts';
import { hold } from '../support/page/hold.ts';
import { problemsOf } from '../support/page/problems.ts';
import { CalculatorPage } from '../pages/CalculatorPage.ts';

const SCRIPTS = /\/assets\/[^/]+\.js$/;

/** Every address that is asked for from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

/** All that the site keeps in this browser. */
const keptOf = (page: Page) =>
  page.evaluate(() => [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)]);

for (const calculator of CALCULATORS) {
  test(`the ${calculator.name} sends and stores no data when submitted by button or by Enter`, async ({
    page,
  }) => {
    const screen = new CalculatorPage(page, calculator);
    await screen.open();
    await page.waitForLoadState('networkidle');
    const kept = await keptOf(page);
    const asked = requestsOf(page);
    await screen.enter(calculator.example);
    await screen.calculate();
    await screen.expectResult(calculator.headline);
    await screen.clear();
    await screen.enter(calculator.example);
    await screen.pressEnter(calculator.example);
    await screen.expectResult(calculator.headline);
    await expect(page).toHaveURL(calculator.path);
    expect(await keptOf(page)).toEqual(kept);
    // The site's own scripts come for whoever begins to do something, and tell nothing of what that is.
    expect(asked.filter((url) => !SCRIPTS.test(url))).toEqual([]);
  });

  test(`the ${calculator.name} preserves input typed before its script loads and submits nothing`, async ({
    page,
  }) => {
    const release = await hold(page, SCRIPTS);
    await page.clock.setFixedTime('2026-03-10T12:00:00');
    await page.goto(calculator.path, { waitUntil: 'commit' });
    const screen = new CalculatorPage(page, calculator);
    await screen.enter(calculator.example);
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded.push(request.url());
    });
    await screen.pressEnter(calculator.example);
    await screen.calculate();
    await screen.expectAnswers({ ...calculator.defaults, ...calculator.example });
    await expect(page).toHaveURL(calculator.path);

    const problems = problemsOf(page);
    release();
    await screen.tookOver();
    await screen.expectAnswers({ ...calculator.defaults, ...calculator.example });
    await screen.calculate();
    await screen.expectResult(calculator.headline);
    expect(loaded).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('the BMR Calculator preserves and applies choices made before its script loads', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto(BMR.path, { waitUntil: 'commit' });
  const screen = new CalculatorPage(page, BMR);
  const chosen = { Units: 'UK', Age: '30', Sex: 'Female', 'Height (cm)': '180', 'Weight (kg)': '80' };
  await screen.enter({ ...chosen, 'Activity level': 'very-active' });
  release();
  await screen.tookOver();
  // 180 cm, 80 kg
  await screen.expectAnswers({
    Units: 'UK',
    Age: '30',
    Sex: 'Female',
    Feet: '5',
    Inches: '10.9',
    Stones: '12',
    Pounds: '8.4',
    'Activity level': 'very-active',
  });
});

/** What a result says of its figures, without what can be done with it. */
const wordsOf = async (result: Locator) =>
  (await result.innerText())
    .replace(/Nothing was sent\.[^]*/i, '')
    // What a result of another day says besides.
    .replace(/This is the result of March 10, 2026\.\s+Show it as of today/, '')
    .split(/\s+/);

for (const calculator of CALCULATORS) {
  test(`a ${calculator.name} link carries the input in its fragment and restores the result`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const screen = new CalculatorPage(page, calculator);
    await screen.open();
    await screen.enter(calculator.example);
    await screen.calculate();
    await screen.result.getByRole('button', { name: 'Copy link' }).click();
    await expect(screen.result.getByRole('status')).toHaveText(
      'Link copied. Whoever opens it sees what you typed.',
    );
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(link.pathname).toBe(calculator.path);
    expect(link.search).toBe('');
    const inputs = new URLSearchParams(link.hash.slice(1));
    expect(inputs.get('on')).toBe('2026-03-10');
    expect([...inputs.values()]).toEqual(expect.arrayContaining(Object.values(calculator.example)));
    const said = await wordsOf(screen.result);

    // Years later, by someone else.
    const [other] = await Promise.all([context.newPage(), page.close()]);
    await other.clock.setFixedTime('2028-01-01T12:00:00');
    const asked = requestsOf(other);
    await other.goto(link.href);
    const opened = new CalculatorPage(other, calculator);
    await expect(opened.headline).toHaveText(calculator.headline);
    await opened.expectAnswers({ ...calculator.defaults, ...calculator.example });
    await expect(opened.result).toContainText('As of March 10, 2026.');
    expect(await wordsOf(opened.result)).toEqual(said);
    expect(asked.filter((url) => /#|2026-03-10/.test(url))).toEqual([]);
    // Other inputs are another result: the address does not go on to tell these.
    await opened.calculate();
    await expect(other).toHaveURL(calculator.path);
  });
}

test('a result link works again after Clear', async ({ page }) => {
  const screen = new CalculatorPage(page, BMI);
  const fragment = '#units=metric&age=30&sex=m&cm=180&kg=80&on=2026-03-10';
  await screen.open(fragment);
  await expect(screen.headline).toHaveText('Your BMI is 24.69: Normal');
  await screen.clear();
  await screen.expectNoResult();
  await page.goto(BMI.path + fragment);
  await expect(screen.headline).toHaveText('Your BMI is 24.69: Normal');
});

/** As without permission, and as where the page is not secure. */
const REFUSALS = [
  () => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  },
  () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  },
];

test('the result link is shown for manual copying when the clipboard is unavailable', async ({ page }) => {
  const screen = new CalculatorPage(page, BMI);
  await screen.open();
  for (const refuse of REFUSALS) {
    await page.evaluate(refuse);
    await screen.workOut(BMI.example);
    await screen.result.getByRole('button', { name: 'Copy link' }).click();
    await expect(screen.result.getByRole('status')).toHaveText('Copy the link below:');
    const link = screen.result.getByRole('textbox', { name: 'Link to this result' });
    await expect(link).toHaveValue(page.url());
    expect(new URL(page.url()).hash).toBe(
      '#units=standard&age=25&sex=m&feet=5&inches=10&pounds=160&on=2026-03-10',
    );
    await link.focus();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
  }
});

/** What is no result of a link, and what the form holds then: nothing of it, or what can be mended. */
const HTML = '<img src=x onerror=document.title=1>';
const LONG = '9'.repeat(10_000);

test('malformed and hostile result links fall back to defaults or errors and run no code', async ({
  page,
}) => {
  const problems = problemsOf(page);
  const bmi = new CalculatorPage(page, BMI);

  await bmi.open('#units=foo&age=30&feet=5&pounds=150');
  await expect(bmi.complaints).toHaveText(['Unsupported unit']);
  for (const units of ['Standard', 'Metric', 'UK']) {
    await expect(bmi.choice('Units', units)).not.toBeChecked();
    await expect(bmi.choice('Units', units)).toHaveAccessibleDescription('Unsupported unit');
  }
  await bmi.expectNoResult();
  await bmi.choice('Units', 'Standard').check();
  await bmi.calculate();
  await bmi.expectResult('Your BMI is 29.29: Overweight');

  for (const nothing of [
    '#constructor=1&__proto__=2&toString=3',
    '#on=2026-01-01',
    '#%E0%A4%A',
    '#tips',
    '#&=&=',
  ]) {
    await page.goto('about:blank');
    await bmi.open(nothing);
    await bmi.expectAnswers(BMI.defaults);
    await bmi.expectNoResult();
    await expect(bmi.complaints).toHaveCount(0);
  }

  await page.goto('about:blank');
  await bmi.open(
    `#sex=${encodeURIComponent(HTML)}&age=30&feet=${encodeURIComponent(HTML)}&inches=${LONG}&pounds=150`,
  );
  await bmi.expectAnswers({ ...BMI.defaults, Age: '30', Feet: HTML, 'Weight (pounds)': '150' });
  await expect(bmi.complaints).toHaveText(['Please enter valid height in feet and inches']);
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  await expect(page).toHaveTitle(/^BMI Calculator/);

  // What is none of a list's options is what the list holds at first, for the result too.
  const calorie = new CalculatorPage(page, CALORIE);
  await calorie.open('#units=metric&age=25&sex=x&cm=180&kg=65&activity=7&formula=magic');
  await expect(calorie.headline).toHaveText(CALORIE.headline);
  await calorie.expectAnswers({ ...CALORIE.defaults, ...CALORIE.example });
  const due = new CalculatorPage(page, DUE_DATE);
  await due.open('#date=2026-01-01&cycle=7&on=never');
  await expect(due.headline).toHaveText(DUE_DATE.headline);
  await due.expectAnswers({ ...DUE_DATE.defaults, ...DUE_DATE.example });
  await expect(due.result).toContainText('As of March 10, 2026.');
  await page.goto('about:blank');
  await due.open('#date=2026-02-30');
  await expect(due.complaints).toHaveText(['Please enter the first day of your last period']);
  await due.expectNoResult();
  const pregnancy = new CalculatorPage(page, PREGNANCY);
  await pregnancy.open('#basis=stork&date=2026-02-30');
  await pregnancy.expectAnswers(PREGNANCY.defaults);
  await pregnancy.expectNoResult();
  await page.goto('about:blank');
  // Nobody has worked anything out on a day to come.
  await pregnancy.open('#basis=due-date&date=9999-12-31&on=9999-12-31');
  await expect(pregnancy.complaints).toHaveText(['The due date cannot be more than 280 days ahead']);
  expect(problems).toEqual([]);
});
