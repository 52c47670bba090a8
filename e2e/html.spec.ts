import { writeFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { htmlFindings } from './support/html.ts';
import { askNuChecker, hasJava } from './support/nu-checker.ts';
import { screens, type Screen } from './support/screens.ts';

interface Document {
  name: string;
  html: string;
}

/** Pages at once: the CMS makes each anew. */
const AT_ONCE = 4;

/** Screens that scripts add most to. */
const SCRIPTED: readonly string[] = ['/', '/blog/insomnia-what-really-helps', '/search/sleep', '/login'];

/** Every screen as the server sends it. */
async function served(request: APIRequestContext): Promise<Document[]> {
  const read = async ({ name, path }: Screen) => ({ name, html: await (await request.get(path)).text() });
  const documents: Document[] = [];
  for (let from = 0; from < screens.length; from += AT_ONCE) {
    documents.push(...(await Promise.all(screens.slice(from, from + AT_ONCE).map(read))));
  }
  return documents;
}

/** A few of them as they are after the scripts have run. */
async function scripted(page: Page): Promise<Document[]> {
  const documents: Document[] = [];
  for (const path of SCRIPTED) {
    await page.goto(path, { waitUntil: 'networkidle' });
    documents.push({ name: `${path} with scripts`, html: await page.content() });
  }
  return documents;
}

const documentsOf = async (request: APIRequestContext, page: Page): Promise<Document[]> => [
  ...(await served(request)),
  ...(await scripted(page)),
];

/** A page with one mistake. */
const pageWith = (mistake: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body><main><h1>A page</h1>${mistake}</main></body></html>`;

test('the HTML of every screen is valid', async ({ request, page }) => {
  test.setTimeout(180_000);
  const documents = await documentsOf(request, page);
  expect(documents.length).toBeGreaterThan(50);
  const wrong: Record<string, string[]> = {};
  for (const { name, html } of documents) {
    const findings = await htmlFindings(html);
    if (findings.length > 0) wrong[name] = findings;
  }
  expect(wrong).toEqual({});
});

test('the Nu checker finds no error in any screen, and the one of a page that has one', async ({
  request,
  page,
}, testInfo) => {
  test.skip(!(await hasJava()), 'needs Java 11 or newer: apt-get install default-jre-headless');
  test.setTimeout(180_000);
  const documents = await documentsOf(request, page);
  const mistaken = { name: 'mistaken', html: pageWith('<label aria-hidden="true">One <input></label>') };
  const files = await Promise.all(
    [...documents, mistaken].map(async ({ name, html }) => {
      const file = testInfo.outputPath(`${name.replaceAll(/[^\w-]+/g, ' ').trim()}.html`);
      await writeFile(file, html);
      return file;
    }),
  );
  const { errors, warnings } = await askNuChecker(files);
  for (const warning of warnings) testInfo.annotations.push({ type: 'Nu warns', description: warning });
  expect(errors).toEqual([expect.stringMatching(/^mistaken\.html: The “aria-hidden” attribute/)]);
});

test('what is wrong with HTML is found', async () => {
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
