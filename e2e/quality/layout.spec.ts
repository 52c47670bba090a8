import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from '../support/fixtures.ts';
import { markupFindings } from '../support/html/html.ts';
import { findLayoutFaults } from '../support/layout/find-layout-faults.ts';
import { getFirstWidth, windowsForItem, toRuns, WINDOWS } from '../support/layout/windows.ts';
import { screens } from '../support/screens/screens.ts';
import { states } from '../support/states/states.ts';
import { withHydration } from '../support/page/with-hydration.ts';
import { ReaderPage } from '../pages/ReaderPage.ts';

interface TestFixtures {
  /** A page of a returning visitor. */
  again: Page;
}
interface WorkerFixtures {
  visitor: BrowserContext;
}

const test = base.extend<TestFixtures, WorkerFixtures>({
  visitor: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env.E2E_URL, reducedMotion: 'reduce' });
      // Loads the fonts once, so that they come from the cache afterwards.
      const page = withHydration(await context.newPage());
      await page.goto('/faqs', { waitUntil: 'networkidle' });
      await page.close();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  again: async ({ visitor }, use) => {
    const page = withHydration(await visitor.newPage());
    await use(page);
    await page.close();
  },
});

const covered = new Set(states.map(({ covers }) => covers));

/** Not the style guide, which shows components in narrow columns and out of context. */
const looked = screens.filter(({ path }) => !covered.has(path) && path !== '/styleguide');

for (const [place, { name, path }] of looked.entries()) {
  test(`${name} has no layout faults in any window, and valid HTML`, async ({ again: page, nuChecker }) => {
    await page.setViewportSize({ width: 1920, height: 800 });
    await page.goto(path);
    await new ReaderPage(page).readThrough();
    const markup = await markupFindings(await page.content(), 'state', nuChecker);
    expect([...markup, ...(await findLayoutFaults(page, windowsForItem(place, WINDOWS)))]).toEqual([]);
  });
}

for (const [place, state] of states.entries()) {
  test(`the state ${state.name} has no layout faults in any window where it occurs, and valid HTML`, async ({
    page,
    nuChecker,
  }) => {
    const found: string[] = [];
    let isJudged = false;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const windows of toRuns(state)) {
      await page.setViewportSize({ width: getFirstWidth(state), height: 800 });
      await state.show(page);
      if (!isJudged) found.push(...(await markupFindings(await page.content(), 'state', nuChecker)));
      isJudged = true;
      found.push(...(await findLayoutFaults(page, windowsForItem(place, windows))));
    }
    expect(found).toEqual([]);
  });
}
