import type { Browser } from '@playwright/test';
import { firstWidthOf } from './layout/windows.ts';
import type { ScreenState } from './states/ScreenState.ts';
import { states } from './states/states.ts';
import { usable } from './usable.ts';

/** A screen as it is after somebody has done something there. */
interface Shown {
  /** Of its state. */
  name: string;
  html: string;
}

/** What scripts add to where nobody does anything. */
const LOADED: readonly ScreenState[] = [
  ['home', '/'],
  ['search', '/search/sleep'],
].map(([name, path = '']) => ({
  name: `${name}-with-scripts`,
  show: (page) => page.goto(path, { waitUntil: 'networkidle' }),
}));

/** Browsers at once: there are waits in most states. */
const AT_ONCE = 2;

/** Screens of which a server knows nothing: what scripts have opened, filled in or calculated there. */
export async function shownStates(browser: Browser, baseURL: string): Promise<Shown[]> {
  const left = [...LOADED, ...states];
  const shown: Shown[] = [];
  async function showNext(): Promise<void> {
    for (let state = left.shift(); state; state = left.shift()) {
      shown.push(await showIn(browser, baseURL, state));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, showNext));
  return shown;
}

/** In a browser of its own: some leave it offline, or with a member in it. */
async function showIn(browser: Browser, baseURL: string, state: ScreenState): Promise<Shown> {
  const viewport = { width: firstWidthOf(state), height: 800 };
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', viewport });
  const page = usable(await context.newPage());
  await state.show(page);
  const html = await page.content();
  await context.close();
  return { name: state.name, html };
}
