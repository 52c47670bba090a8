import type { Browser } from '@playwright/test';
import { windowsOf } from './layout/windows.ts';
import { calculated } from './states/calculated.ts';
import { formsWithMessage } from './states/forms.ts';
import { membersScreens } from './states/members.ts';
import { menus } from './states/menus.ts';
import type { ScreenState } from './states/ScreenState.ts';
import { usable } from './usable.ts';

/** A screen as it is after somebody has done something there. */
interface Shown {
  /** Of its state. */
  name: string;
  html: string;
}

/** What scripts add to where nobody does anything. */
const LOADED: readonly ScreenState[] = ['/', '/search/sleep'].map((path) => ({
  name: `${path} with scripts`,
  show: (page) => page.goto(path, { waitUntil: 'networkidle' }),
}));

/** One form and one calculator stand for all, which are made alike. Members come last: who they are stays in the browser. */
const STATES: readonly ScreenState[] = [
  ...LOADED,
  ...menus,
  ...formsWithMessage.slice(0, 1),
  ...calculated.slice(0, 1),
  ...membersScreens,
];

/** Screens of which a server knows nothing: what scripts have opened, filled in or calculated there. */
export async function shownStates(browser: Browser, baseURL: string): Promise<Shown[]> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const shown: Shown[] = [];
  for (const state of STATES) {
    const page = usable(await context.newPage());
    await page.setViewportSize({ width: windowsOf(state)[0]?.width ?? 0, height: 800 });
    await state.show(page);
    shown.push({ name: state.name, html: await page.content() });
    await page.close();
  }
  await context.close();
  return shown;
}
