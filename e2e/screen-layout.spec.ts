import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from './support/fixtures.ts';
import { findingsIn } from './support/layout/findingsIn.ts';
import { inOtherScheme, windowsOf, WINDOWS, type Window } from './support/layout/windows.ts';
import { screens } from './support/screens.ts';
import { calculated, mistaken } from './support/states/calculated.ts';
import { formsWithMessage } from './support/states/forms.ts';
import { emptyLists, membersScreens } from './support/states/members.ts';
import { menus } from './support/states/menus.ts';
import { moments } from './support/states/moments.ts';
import { usable } from './support/usable.ts';
import { ReaderPage } from './pages/ReaderPage.ts';

interface TestFixtures {
  /** A page of somebody who has been here before. */
  again: Page;
}
interface WorkerFixtures {
  visitor: BrowserContext;
}

const test = base.extend<TestFixtures, WorkerFixtures>({
  visitor: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env.E2E_URL, reducedMotion: 'reduce' });
      // The fonts come once, and from then on out of the cache.
      const page = usable(await context.newPage());
      await page.goto('/faqs', { waitUntil: 'networkidle' });
      await page.close();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  again: async ({ visitor }, use) => {
    const page = usable(await visitor.newPage());
    await use(page);
    await page.close();
  },
});

const states = [
  ...menus,
  ...moments,
  ...formsWithMessage,
  ...calculated,
  ...mistaken,
  ...membersScreens,
  ...emptyLists,
];
const covered = new Set(states.map(({ covers }) => covers));

/** Not the style guide: pieces stand there in narrow columns and out of their sentences. */
const looked = screens.filter(({ path }) => !covered.has(path) && path !== '/styleguide');

/** Half of them are looked at in light on a desktop and in dark on a phone, and half the other way round. */
const inTurn = (place: number, windows: readonly Window[]): readonly Window[] =>
  place % 2 === 0 ? windows : inOtherScheme(windows);

for (const [place, { name, path }] of looked.entries()) {
  test(`nothing of ${name} is cut off, covered, too small to hit or without a focus that shows, in any window`, async ({
    again: page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 800 });
    await page.goto(path);
    await new ReaderPage(page).readThrough();
    expect(await findingsIn(page, inTurn(place, WINDOWS))).toEqual([]);
  });
}

for (const [place, state] of states.entries()) {
  test(`nothing of ${state.name} is cut off, covered, too small to hit or without a focus that shows`, async ({
    page,
  }) => {
    const windows = inTurn(place, windowsOf(state));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: windows[0]?.width ?? 0, height: 800 });
    await state.show(page);
    expect(await findingsIn(page, windows)).toEqual([]);
  });
}
