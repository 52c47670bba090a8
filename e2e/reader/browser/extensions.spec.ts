import type { Locator, Page } from '@playwright/test';
import { BMI } from '../../support/calculators/calculators.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  CHANGES_INSIDE_CONTENT,
  CHANGES_AROUND_CONTENT,
  highlightWords,
} from '../../support/page/extensions.ts';
import { holdRequests } from '../../support/page/hold-requests.ts';
import { collectProblems } from '../../support/page/problems.ts';

const ENTRY = /\/assets\/entry-client-[^/]+\.js$/;
const ARTICLE = '/blog/insomnia-what-really-helps';

/** The large parts of a page. Each must keep the server's elements unless the change is in it. */
const PARTS = ['html', 'head', 'body', 'header', 'main', 'footer'] as const;

/** The page before its scripts have loaded, with the server's element of each part marked. */
async function opened(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, ENTRY);
  const requested = page.waitForRequest(ENTRY);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await requested;
  await page.evaluate((parts) => {
    for (const part of parts)
      Object.assign(document.querySelector(`:root > ${part}, ${part}`) ?? {}, { isSent: true });
  }, PARTS);
  return async () => {
    release();
    // Interaction makes React hydrate this part first.
    await page.mouse.move(200, 300);
    await page.waitForFunction(() => 'isTakenOver' in window);
  };
}

/** The parts that still have the server's elements. */
const findUnchangedParts = (page: Page): Promise<string[]> =>
  page.evaluate(
    (parts) => parts.filter((part) => 'isSent' in (document.querySelector(`:root > ${part}, ${part}`) ?? {})),
    [...PARTS],
  );

/** Elements that must occur exactly once in `<head>`. */
const headTags = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[property="og:title"]'].map(
      (tag) => document.querySelectorAll(tag).length,
    ),
  );

const alert = (page: Page): Locator => page.getByRole('main').getByRole('alert').first();

for (const address of ['/', ARTICLE, '/login', '/contact-us', BMI.path, '/blog-list', '/sleep']) {
  test(`changes around the content do not make React render it again: ${address}`, async ({ page }) => {
    const problems = collectProblems(page);
    const takeOver = await opened(page, address);
    for (const change of Object.values(CHANGES_AROUND_CONTENT)) await page.evaluate(change);
    const sent = await page.locator('main').innerHTML();
    await takeOver();
    expect(problems).toEqual([]);
    expect(await findUnchangedParts(page)).toEqual([...PARTS]);
    expect((await page.locator('main').innerHTML()).length).toBeGreaterThanOrEqual(sent.length);
  });
}

test.describe('a change in a form keeps the typed text, the focus and the rest of the page', () => {
  for (const [what, change] of Object.entries(CHANGES_INSIDE_CONTENT)) {
    test(`/login: ${what}`, async ({ page }) => {
      const takeOver = await opened(page, '/login');
      await page.evaluate(change);
      await page.getByLabel('Password', { exact: true }).fill('secret');
      const field = page.getByLabel('Email or username');
      await field.fill('someone@');
      await field.press('ArrowLeft');
      await takeOver();

      await expect(field).toBeFocused();
      await page.keyboard.type('X');
      await expect(field).toHaveValue('someoneX@');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret');
      expect(await findUnchangedParts(page)).toEqual(
        expect.arrayContaining(['html', 'head', 'body', 'header', 'footer']),
      );
      expect(await headTags(page)).toEqual([1, 1, 1, 1]);
      await page.getByLabel('Password', { exact: true }).fill('');
      await field.press('Enter');
      await expect(alert(page)).toBeVisible();
    });

    test(`a calculator: ${what}`, async ({ page }) => {
      const takeOver = await opened(page, BMI.path);
      await page.evaluate(change);
      await page.getByLabel('UK', { exact: true }).check();
      await page.getByLabel('Age 5').fill('25');
      const field = page.getByLabel('Feet');
      await field.fill('5');
      await takeOver();

      await expect(field).toBeFocused();
      await expect(field).toHaveValue('5');
      await expect(page.getByLabel('Age 5')).toHaveValue('25');
      await expect(page.getByLabel('UK', { exact: true })).toBeChecked();
      await expect(page.getByLabel('Stones')).toBeVisible();
      expect(await findUnchangedParts(page)).toEqual(
        expect.arrayContaining(['html', 'head', 'body', 'header', 'footer']),
      );
      expect(await headTags(page)).toEqual([1, 1, 1, 1]);
    });
  }

  // Scripts cannot read the selection in fields of these types.
  for (const { address, label, typed, keys, expected } of [
    {
      address: '/signup',
      label: 'Email',
      typed: 'ann@a.org',
      keys: ['ArrowLeft', 'ArrowLeft', '7'],
      expected: 'ann@a.o7rg',
    },
    {
      address: '/forgot-password',
      label: 'Email',
      typed: 'ann@a.org',
      keys: ['Home', 'Shift+ArrowRight', 'Shift+ArrowRight', '7'],
      expected: '7n@a.org',
    },
    { address: BMI.path, label: 'Age 5', typed: '200', keys: ['ArrowLeft', '1'], expected: '2010' },
  ]) {
    test(`the caret keeps its position: ${label} of ${address}`, async ({ page }) => {
      const takeOver = await opened(page, address);
      await page.evaluate(CHANGES_INSIDE_CONTENT['an element after every field'] ?? (() => undefined));
      const field = page.getByRole('main').getByLabel(label);
      await field.fill(typed);
      for (const key of keys.slice(0, -1)) await field.press(key);
      await takeOver();

      await expect(field).toBeFocused();
      await page.keyboard.type(keys.at(-1) ?? '');
      await expect(field).toHaveValue(expected);
    });
  }

  test('a click waits for the button that replaces the clicked one', async ({ page }) => {
    const takeOver = await opened(page, '/login');
    await page.evaluate(CHANGES_INSIDE_CONTENT['an element after every field'] ?? (() => undefined));
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await takeOver();
    await expect(alert(page)).toBeVisible();
    await expect(page.locator('[data-held]')).toHaveCount(0);
  });
});

test('a change in one section affects neither the others nor navigation to the next page', async ({
  page,
}) => {
  const takeOver = await opened(page, '/');
  await page.evaluate(() => {
    const [first, ...others] = document.querySelectorAll('main section');
    first?.querySelector('h2, h3')?.after(document.createElement('div'));
    for (const section of others) Object.assign(section, { isSent: true });
  });
  await takeOver();
  expect(await findUnchangedParts(page)).toEqual([...PARTS]);
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('main section')].slice(1).every((section) => 'isSent' in section),
    ),
  ).toBe(true);
});

test('highlighted words in an article affect only their paragraphs', async ({ page }) => {
  const takeOver = await opened(page, ARTICLE);
  const headings = 'main article :is(h1, h2)';
  await page.evaluate((all) => {
    for (const heading of document.querySelectorAll(all)) Object.assign(heading, { isSent: true });
  }, headings);
  await page.evaluate(highlightWords);
  await takeOver();
  expect(await findUnchangedParts(page)).toEqual([...PARTS]);
  const again = page
    .locator(headings)
    .evaluateAll((all) =>
      all.filter((heading) => !('isSent' in heading)).map(({ textContent }) => textContent),
    );
  expect(await again).toEqual([]);
});

for (const part of ['header', 'footer'] as const) {
  test(`a change in the ${part} does not affect the page, and the ${part} works`, async ({ page }) => {
    const takeOver = await opened(page, '/login');
    await page.evaluate((changed) => {
      document.querySelector(`${changed} ul`)?.prepend(document.createElement('div'));
    }, part);
    await page.getByLabel('Email or username').fill('someone');
    await takeOver();
    expect(await findUnchangedParts(page)).toEqual(PARTS.filter((other) => other !== part));
    await expect(page.getByLabel('Email or username')).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveTitle(/^About/);
  });
}

test('after a page that was rendered again, the next page has only its own title', async ({ page }) => {
  const takeOver = await opened(page, '/login');
  await page.evaluate(CHANGES_INSIDE_CONTENT['an element first in main'] ?? (() => undefined));
  await takeOver();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveTitle(/^About/);
  expect(await headTags(page)).toEqual([1, 1, 1, 1]);
});
