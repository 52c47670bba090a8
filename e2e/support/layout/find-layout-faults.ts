import type { CDPSession, Page } from '@playwright/test';
import { findBrokenWords } from '../page/large-text.ts';
import { nextFrames } from '../page/frames.ts';
import { installGeometry } from './geometry.ts';
import { findHiddenFocus } from './find-hidden-focus.ts';
import { installLines } from './lines.ts';
import { findOverlaps } from './find-overlaps.ts';
import { installPaint } from './paint.ts';
import { findCoveredLines } from './find-covered-lines.ts';
import { findSmallFields } from './find-small-fields.ts';
import { readFocusStops } from './read-focus-stops.ts';
import { readLayout, type Layout } from './read-layout.ts';
import { findSidewaysScrolling } from './find-sideways-scrolling.ts';
import { findOverflowingLines } from './find-overflowing-lines.ts';
import { readTargets } from './read-targets.ts';
import { findCrampedTargets, findSmallTargets } from './find-small-targets.ts';
import { FINGER, MOUSE, type Window } from './windows.ts';

/** Layout faults of a page in its window. */
function findFaults({ windowWidth, pageWidth, outside, cut, items }: Layout): string[] {
  return [
    ...(pageWidth > windowWidth ? [`the page is ${pageWidth} px wide`] : []),
    ...outside.map((name) => `reaches out of the window: ${name}`),
    ...cut.map((name) => `cut off: ${name}`),
    ...findOverlaps(items).map((pair) => `one over the other: ${pair}`),
  ];
}

/** Layout faults of the current page in each of the windows; empty if there are none. */
export async function findLayoutFaults(page: Page, windows: readonly Window[]): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const window of windows) {
    await resizeTo(page, browser, window);
    const faults = [
      ...findFaults(await page.evaluate(readLayout)),
      ...(await textFaults(page)),
      ...(window.text > 16 ? await findBrokenWords(page) : []).map((word) => `broken: ${word}`),
      ...(window.controlsIn ? await controlFaults(page, window) : []),
    ];
    const text = `text of ${window.text}${window.isWithin ? ' by the page' : ''}`;
    found.push(...faults.map((fault) => `${window.width} px, ${text}: ${fault}`));
  }
  return found;
}

/** Resolves when the page is drawn in that window. */
async function resizeTo(page: Page, browser: CDPSession, window: Window): Promise<void> {
  const { width, text, by, isWithin } = window;
  const chosen = isWithin ? 16 : text;
  if (by === 'finger') await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await browser.send('Page.setFontSizes', { fontSizes: { standard: chosen, fixed: chosen } });
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
    },
    isWithin ? `${text}px` : '',
  );
  await page.setViewportSize({ width, height: 800 });
  // The browser responds before its pages have the new font size.
  await page.waitForFunction(
    (size) => parseFloat(getComputedStyle(document.documentElement).fontSize) === size,
    text,
  );
  await nextFrames(page);
  await page.evaluate(installGeometry);
  await page.evaluate(installPaint);
  await page.evaluate(installLines);
}

/** Text that is not completely visible. */
async function textFaults(page: Page): Promise<string[]> {
  const [fields, spills, sideways, covered] = [
    await page.evaluate(findSmallFields),
    await page.evaluate(findOverflowingLines),
    await page.evaluate(findSidewaysScrolling),
    await page.evaluate(findCoveredLines),
  ];
  return [
    ...fields.map((field) => `a field is too small: ${field}`),
    ...spills.map((line) => `out of its box: ${line}`),
    ...sideways.map((box) => `scrolls sideways: ${box}`),
    ...covered.map((pair) => `hidden: ${pair}`),
  ];
}

/** Faults of buttons, links and fields. */
async function controlFaults(page: Page, { by, controlsIn }: Window): Promise<string[]> {
  const targets = await page.evaluate(readTargets, FINGER);
  // With a mouse, space around a control can make up for its size.
  const missed = by === 'finger' ? findSmallTargets(targets, FINGER) : findCrampedTargets(targets, MOUSE);
  await page.emulateMedia({ colorScheme: controlsIn ?? null });
  // After a key press, the focus is visible.
  await page.keyboard.press('Shift');
  const hidden = findHiddenFocus(await page.evaluate(readFocusStops));
  return [
    ...missed.map((target) => `too small: ${target}`),
    ...hidden.map((stop) => `in ${controlsIn}, the focus does not show: ${stop}`),
  ];
}
