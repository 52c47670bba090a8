import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { CALCULATORS } from '../support/calculators/calculators.ts';
import { expect, test } from '../support/fixtures.ts';
import { scriptsOf } from '../support/page/scripts.ts';
import { usable } from '../support/page/usable.ts';
import { CalculatorPage } from '../pages/CalculatorPage.ts';

const ARTICLE = '/blog/insomnia-what-really-helps';

/** JavaScript that a calculator's page loads and an article's does not, each file gzipped by itself, in bytes. */
const MOST = 20_000;

async function scriptsAt(page: Page, path: string): Promise<string[]> {
  const scripts = scriptsOf(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  return [...scripts];
}

test('each calculator adds less than 20 kB of gzipped JavaScript to what an article loads', async ({
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

/** How much the page's parts have moved by themselves, as browsers score it. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'layout-shift', buffered: true });
        // What is buffered comes with the next frame.
        requestAnimationFrame(() =>
          setTimeout(() => {
            const moves = observer.takeRecords() as (PerformanceEntry & { value: number })[];
            resolve(moves.reduce((sum, { value }) => sum + value, 0));
          }, 100),
        );
      }),
  );

for (const [device, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
})) {
  test(`calculators load without layout shift on a ${device}, with late and with cached fonts`, async ({
    browser,
  }) => {
    for (const { name, path } of CALCULATORS) {
      const context = await browser.newContext({ viewport });
      const page = usable(await context.newPage());
      for (const fonts of ['that come late', 'that are there']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        expect(await shiftOf(page), `${name}, with fonts ${fonts}`).toBe(0);
      }
      await context.close();
    }
  });
}

test('without JavaScript every calculator has its form, article, FAQ and metadata', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const calculator of CALCULATORS) {
    const answer = await page.goto(calculator.path);
    expect(answer?.status()).toBe(200);
    const screen = new CalculatorPage(page, calculator);
    for (const [name, value] of Object.entries(calculator.defaults)) {
      if (name === 'Units' || name === 'Sex') await expect(screen.choice(name, value)).toBeChecked();
      else await expect(screen.field(name)).toHaveValue(value);
    }
    await expect(screen.form.getByText('Working it out needs JavaScript')).toBeVisible();
    await expect(screen.form.getByRole('button')).toHaveCount(0);
    await expect(screen.tabs.getByRole('link')).toHaveCount(CALCULATORS.length);
    // Its sections stand beside one another in a box of their own.
    const article = page.getByRole('main').locator('div:has(> section > h2)').first();
    const words = (await article.innerText()).split(/\s+/);
    expect(words.length, 'words of the article').toBeGreaterThan(400);
    await expect(
      page.getByRole('complementary', { name: 'Tips' }).getByRole('listitem').first(),
    ).toBeVisible();
    const questions = page.getByRole('region', { name: 'Frequently asked questions' });
    await questions.getByRole('heading', { level: 3 }).first().click();
    await expect(questions.locator('details[open] p')).toBeVisible();
    await expect(page.getByText('The result is information, not medical advice.')).toBeVisible();

    const address = new URL(calculator.path, baseURL).href;
    await expect(page).toHaveTitle(new RegExp(`^${calculator.name} - `));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    const content = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
    const description = await content('description');
    expect(description?.length).toBeGreaterThan(100);
    expect(await content('og:title')).toBe(calculator.name);
    expect(await content('og:description')).toBe(description);
    expect(await content('og:url')).toBe(address);
    expect(await content('og:type')).toBe('website');
    expect(await content('og:image')).toMatch(/^http/);
    expect(await content('twitter:card')).toBe('summary_large_image');
  }
  await context.close();
});
