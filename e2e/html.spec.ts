import { writeFile } from 'node:fs/promises';
import type { APIRequestContext, Browser } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { htmlFindings, type Kind } from './support/html.ts';
import { askNuChecker, hasJava } from './support/nu-checker.ts';
import { servedScreens } from './support/served.ts';
import { shownStates } from './support/shown.ts';

interface Document {
  name: string;
  html: string;
  kind: Kind;
}

let gathered: Promise<Document[]> | undefined;

/** Every screen as the server sends it, and as it is in each of its states. */
async function gather(request: APIRequestContext, browser: Browser, origin = ''): Promise<Document[]> {
  const served = await servedScreens(request, origin);
  const shown = await shownStates(browser, origin);
  return [
    ...served.map(({ screen: { name }, html }): Document => ({
      name,
      html,
      kind: name === 'styleguide' ? 'samples' : 'page',
    })),
    ...shown.map((state): Document => ({ ...state, kind: 'state' })),
  ];
}

/** A page with one mistake. */
const pageWith = (mistake: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body><main><h1>A page</h1>${mistake}</main></body></html>`;

/** An error and a warning of the Nu checker's, and nothing to html-validate. */
const MISTAKEN = pageWith(
  '<label aria-hidden="true">One <input></label><p hidden aria-hidden="true">Two</p>',
);

// One process for both: what they look at is gathered once.
test.describe.configure({ mode: 'default' });

test('every screen and every state has valid HTML', async ({ request, browser, baseURL }) => {
  test.setTimeout(300_000);
  const documents = await (gathered ??= gather(request, browser, baseURL));
  const wrong: Record<string, string[]> = {};
  for (const { name, html, kind } of documents) {
    const findings = await htmlFindings(html, kind);
    if (findings.length > 0) wrong[name] = findings;
  }
  expect(wrong).toEqual({});
});

test('the Nu checker reports nothing for any screen or state, but both mistakes in a sample', async ({
  request,
  browser,
  baseURL,
}, testInfo) => {
  test.skip(!(await hasJava()), 'needs Java 11 or newer: apt-get install default-jre-headless');
  test.setTimeout(300_000);
  const documents = await (gathered ??= gather(request, browser, baseURL));
  const files = await Promise.all(
    [...documents, { name: 'mistaken', html: MISTAKEN }].map(async ({ name, html }) => {
      const file = testInfo.outputPath(`${name.replaceAll(/[^\w-]+/g, '-')}.html`);
      await writeFile(file, html);
      return file;
    }),
  );
  expect(await askNuChecker(files)).toEqual({
    errors: [expect.stringMatching(/^mistaken\.html: The “aria-hidden” attribute/)],
    warnings: [expect.stringMatching(/^mistaken\.html: Attribute “aria-hidden” is unnecessary/)],
  });
});

test('the HTML checks accept a valid page and report each kind of mistake', async () => {
  expect(await htmlFindings(pageWith('<p>All is well.</p>'))).toEqual([]);
  for (const [mistake, rule] of [
    ['<p>One<div>Two</div></p>', 'close-order'],
    ['<p id="a">One</p><p id="a">Two</p>', 'no-dup-id'],
    ['<input type="text">', 'input-missing-label'],
    ['<label for="nothing">One</label>', 'no-missing-references'],
    ['<h4>One</h4>', 'heading-level'],
    ['<ul role="list"><li>One</li></ul>', 'no-redundant-role'],
  ] as const) {
    expect((await htmlFindings(pageWith(mistake))).join(), mistake).toContain(rule);
  }
});
