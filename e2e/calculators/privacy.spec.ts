import type { Locator, Page } from '@playwright/test';
import { BMI, CALORIE, PREGNANCY, type CalculatorInput } from '../support/calculators/calculators.ts';
import { expect, test } from '../support/fixtures.ts';
import { collectProblems } from '../support/page/problems.ts';
import { CalculatorPage } from '../pages/CalculatorPage.ts';

const SCRIPTS = /\/assets\/[^/]+\.js$/;

/** Collects every URL that the page requests from now on. */
function getRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}

/** Everything that the site stores in this browser. */
const storedBy = (page: Page) =>
  page.evaluate(() => [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)]);

for (const { how, calculator, submit } of [
  {
    how: 'with Enter',
    calculator: CALORIE,
    submit: (screen: CalculatorPage) => screen.pressEnter(CALORIE.example),
  },
  {
    how: 'with its button',
    calculator: PREGNANCY,
    submit: (screen: CalculatorPage) => screen.calculate(),
  },
]) {
  test(`the ${calculator.name} sends and stores no data when submitted ${how}`, async ({ page }) => {
    const screen = new CalculatorPage(page, calculator);
    await screen.open();
    await page.waitForLoadState('networkidle');
    const stored = await storedBy(page);
    const requests = getRequests(page);
    await screen.enter(calculator.example);
    await submit(screen);
    await screen.expectResult(calculator.headline);
    await expect(page).toHaveURL(calculator.path);
    expect(await storedBy(page)).toEqual(stored);
    // The first click or key loads more scripts, which are the same for all readers.
    expect(requests.filter((url) => !SCRIPTS.test(url))).toEqual([]);
  });
}

/** The result without its buttons for copying the link and recalculating. */
const toWords = async (result: Locator) =>
  (await result.innerText())
    .replace(/Nothing was sent\.[^]*/i, '')
    .replace(/This is the result of March 10, 2026\.\s+Show it as of today/, '')
    .split(/\s+/);

test('a result link carries the input in its fragment and shows the same result years later', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const screen = new CalculatorPage(page, PREGNANCY);
  await screen.open();
  await screen.enter(PREGNANCY.example);
  await screen.calculate();
  await screen.result.getByRole('button', { name: 'Copy link' }).click();
  await expect(screen.result.getByRole('status')).toHaveText(
    'Link copied. Anyone who opens it can see what you typed.',
  );
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname + link.search).toBe(PREGNANCY.path);
  expect(link.hash).toBe('#basis=last-period&date=2025-10-14&on=2026-03-10');
  const words = await toWords(screen.result);

  const [other] = await Promise.all([context.newPage(), page.close()]);
  await other.clock.setFixedTime('2028-01-01T12:00:00');
  const requests = getRequests(other);
  await other.goto(link.href);
  const opened = new CalculatorPage(other, PREGNANCY);
  await expect(opened.headline).toHaveText(PREGNANCY.headline);
  await opened.expectInput({ ...PREGNANCY.defaults, ...PREGNANCY.example });
  await expect(opened.result).toContainText('As of March 10, 2026.');
  expect(await toWords(opened.result)).toEqual(words);
  expect(requests.filter((url) => /#|2025-10-14|2026-03-10/.test(url))).toEqual([]);
  // Otherwise a reader who copies the address would share input that is no longer in the form.
  await opened.calculate();
  await expect(other).toHaveURL(PREGNANCY.path);
});

const HTML = '<img src=x onerror=document.title=1>';
const ENCODED = encodeURIComponent(HTML);
const LONG = '9'.repeat(10_000);

const HOSTILE: readonly { hash: string; input?: CalculatorInput; complaints?: readonly string[] }[] = [
  { hash: '#constructor=1&__proto__=2&toString=3' },
  { hash: '#on=2026-01-01' },
  { hash: '#%E0%A4%A' },
  { hash: '#tips' },
  { hash: '#&=&=' },
  {
    hash: `#sex=${ENCODED}&age=30&feet=${ENCODED}&inches=${LONG}&pounds=150`,
    input: { Age: '30', Feet: HTML, 'Weight (pounds)': '150' },
    complaints: ['Please enter valid height in feet and inches'],
  },
];

/** Navigates to the hash and waits until the page has handled it. */
const follow = (page: Page, hash: string) =>
  page.evaluate(
    (target) =>
      new Promise((handled) => {
        window.addEventListener('hashchange', handled, { once: true });
        window.location.hash = target;
      }).then(() => undefined),
    hash,
  );

test('malformed and hostile result links show an empty form or errors and run no code', async ({ page }) => {
  const problems = collectProblems(page);
  const screen = new CalculatorPage(page, BMI);
  await screen.open('#units=foo&age=30&feet=5&pounds=150');
  await expect(screen.complaints).toHaveText(['Unsupported unit']);
  for (const units of ['Standard', 'Metric', 'UK']) {
    await expect(screen.choice('Units', units)).not.toBeChecked();
  }
  await screen.expectNoResult();
  for (const { hash, input = {}, complaints = [] } of HOSTILE) {
    await test.step(hash.slice(0, 60), async () => {
      await screen.clear();
      await follow(page, hash);
      await screen.expectInput({ ...BMI.defaults, ...input });
      await expect(screen.complaints).toHaveText(complaints);
      await screen.expectNoResult();
    });
  }
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  await expect(page).toHaveTitle(/^BMI Calculator/);
  expect(problems).toEqual([]);
});
