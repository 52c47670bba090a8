import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { BMR, CALCULATORS, CALORIE, PREGNANCY, TDEE } from '../support/calculators/calculators.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/page/hold-requests.ts';
import { collectProblems } from '../support/page/problems.ts';
import { collectScripts } from '../support/page/scripts.ts';
import { CalculatorPage } from '../pages/CalculatorPage.ts';

const ARTICLE = '/blog/insomnia-what-really-helps';

/** JavaScript that a calculator page loads beyond an article's, in bytes, with each file gzipped separately. */
const MOST = 22_000;

async function scriptsAt(page: Page, path: string): Promise<string[]> {
  const scripts = collectScripts(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  return [...scripts];
}

test('each calculator adds less than 22 kB of gzipped JavaScript to what an article loads', async ({
  page,
  request,
}) => {
  const shared = new Set(await scriptsAt(page, ARTICLE));
  for (const { name, path } of CALCULATORS) {
    const own = (await scriptsAt(page, path)).filter((url) => !shared.has(url));
    const sizes = await Promise.all(
      own.map(async (url) => gzipSync(await (await request.get(url)).body()).length),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: name, description: `${bytes} bytes in ${sizes.length} scripts` });
    expect(bytes, name).toBeLessThan(MOST);
    expect(bytes, name).toBeGreaterThan(MOST / 5);
  }
});

/** TypeScript lacks this type. */
interface Shift extends PerformanceEntry {
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Layout shifts below the header, with their distance. */
const getShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        // On every page, the header's row of links moves when fonts load late.
        const header = document.querySelector('header:not(main *)');
        const getPlace = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
        const getName = (node: Node | null) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
        const movesIn = ({ sources }: Shift) =>
          sources
            .filter(({ node }) => !header?.contains(node))
            .map(
              ({ node, previousRect: from, currentRect: to }) =>
                `${getPlace(from)} to ${getPlace(to)}: ${getName(node)}`,
            );

        const shifts: Shift[] = [];
        const end = performance.now();
        // Without a shift the browser reports nothing. This deliberate shift shows that all earlier ones were reported.
        document.body.style.paddingBlockStart = '200px';
        new PerformanceObserver((list, observer) => {
          shifts.push(...(list.getEntries() as Shift[]));
          if (!shifts.some(({ startTime }) => startTime >= end)) return;
          observer.disconnect();
          resolve(shifts.filter(({ startTime }) => startTime < end).flatMap(movesIn));
        }).observe({ type: 'layout-shift', buffered: true });
      }),
  );

for (const [device, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
})) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('a calculator loads without layout shift, with late and with cached fonts', async ({ page }) => {
      for (const fonts of ['late', 'cached']) {
        await page.goto(PREGNANCY.path, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        expect(await getShifts(page), `with ${fonts} fonts`).toEqual([]);
      }
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a calculator shows its form, article, tips and answers, and says that it needs JavaScript', async ({
    page,
  }) => {
    await page.goto(TDEE.path);
    const screen = new CalculatorPage(page, TDEE);
    await expect(screen.choice('Units', 'Metric')).toBeChecked();
    await expect(screen.field('Activity')).toHaveValue('1.465');
    await expect(screen.form.getByText('The calculator needs JavaScript')).toBeVisible();
    await expect(screen.form.getByRole('button')).toHaveCount(0);
    await expect(screen.tabs.getByRole('link')).toHaveCount(CALCULATORS.length);
    const article = page.getByRole('main').locator('div:has(> section > h2)').first();
    expect((await article.innerText()).split(/\s+/).length, 'words').toBeGreaterThan(400);
    const tips = page.getByRole('complementary', { name: 'Tips' });
    await expect(tips.getByRole('listitem').first()).toBeVisible();
    const questions = page.getByRole('region', { name: 'Frequently asked questions' });
    await questions.getByRole('heading', { level: 3 }).first().click();
    await expect(questions.locator('details[open] p')).toBeVisible();
    await expect(page.getByText('The result is information, not medical advice.')).toBeVisible();
  });
});

const SCRIPTS = /\/assets\/[^/]+\.js$/;

test('the Calorie Calculator keeps input typed before its script loads and submits nothing', async ({
  page,
}) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.clock.setFixedTime('2026-03-10T12:00:00');
  await page.goto(CALORIE.path, { waitUntil: 'commit' });
  const screen = new CalculatorPage(page, CALORIE);
  await screen.enter(CALORIE.example);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url());
  });
  await screen.pressEnter(CALORIE.example);
  await screen.calculate();
  await screen.expectInput({ ...CALORIE.defaults, ...CALORIE.example });
  await expect(page).toHaveURL(CALORIE.path);

  const problems = collectProblems(page);
  release();
  await screen.tookOver();
  await screen.expectInput({ ...CALORIE.defaults, ...CALORIE.example });
  await screen.calculate();
  await screen.expectResult(CALORIE.headline);
  expect(loaded).toEqual([]);
  expect(problems).toEqual([]);
});

test('the BMR Calculator keeps and applies choices made before its script loads', async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(BMR.path, { waitUntil: 'commit' });
  const screen = new CalculatorPage(page, BMR);
  const chosen = { Units: 'UK', Age: '30', Sex: 'Female', 'Height (cm)': '180', 'Weight (kg)': '80' };
  await screen.enter({ ...chosen, 'Activity level': 'very-active' });
  release();
  await screen.tookOver();
  // 180 cm, 80 kg
  await screen.expectInput({
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

test('the calculator form shows a reload notice when its script fails to load', async ({ page }) => {
  await page.route('**/assets/later-routes*', (route) => route.abort());
  await page.goto('/bmi-calculator');
  await expect(page.getByText(/or failed to load\. Please reload the page/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden();
});

test('an open calculator keeps working offline', async ({ page, context }) => {
  const screen = new CalculatorPage(page, CALORIE);
  await screen.open();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await screen.enter(CALORIE.mistake);
  await screen.calculate();
  await screen.expectComplaints(CALORIE.complaints);
  await screen.workOut(CALORIE.example);
  await screen.expectResult(CALORIE.headline);
});
