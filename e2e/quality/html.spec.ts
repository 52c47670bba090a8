import { expect, test } from '../support/fixtures.ts';
import { htmlFindings, markupFindings } from '../support/html/html.ts';
import { loadScreens } from '../support/screens/served.ts';

/** A page with one mistake. */
const pageWith = (mistake: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body><main><h1>A page</h1>${mistake}</main></body></html>`;

// States that scripts create are checked in layout.spec.ts, which opens them.
test('every screen has valid HTML as the server sends it', async ({ request, baseURL, nuChecker }) => {
  const wrong: Record<string, string[]> = {};
  for (const { screen, html } of await loadScreens(request, baseURL)) {
    const kind = screen.name === 'styleguide' ? 'samples' : 'page';
    const findings = await markupFindings(html, kind, nuChecker);
    if (findings.length > 0) wrong[screen.name] = findings;
  }
  expect(wrong).toEqual({});
});

test('the Nu checker runs, and reports an error and a warning', async ({ nuChecker }) => {
  test.skip(!nuChecker, 'needs Java 11 or newer: apt-get install default-jre-headless');
  expect(await nuChecker?.findings(pageWith('<p>All is well.</p>'))).toEqual([]);
  const mistaken = pageWith(
    '<label aria-hidden="true">One <input></label><p hidden aria-hidden="true">Two</p>',
  );
  expect(await nuChecker?.findings(mistaken)).toEqual([
    expect.stringMatching(/^The “aria-hidden” attribute/),
    expect.stringMatching(/^Attribute “aria-hidden” is unnecessary/),
  ]);
});

test('the HTML checks accept a valid page and report each type of mistake', async () => {
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
