import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { findingsIn } from './support/layout/findingsIn.ts';
import type { Window } from './support/layout/windows.ts';

const PHONE: Window = { width: 320, text: 16, by: 'finger', controlsIn: 'light' };
const DESKTOP: Window = { width: 1280, text: 16, by: 'mouse', controlsIn: 'dark' };
const LARGE: Window = { width: 320, text: 32, by: 'finger' };

interface Case {
  window: Window;
  /** What is said of the broken page, once. */
  says: RegExp;
  broken: string;
  /** Pages that are near it, and all right. */
  sound: Record<string, string>;
}

const WORDS = 'A calm evening makes for a better night. '.repeat(4);
const CLOSE = '<button style="width: 44px; height: 44px; border: 0; background: none">×</button>';
const RING = '<style>:focus-visible { outline: 3px solid #1a56a8; outline-offset: 3px }</style>';
const LINK = '<a href="/" style="display: inline-block; padding: 14px">On</a>';
const PANEL = `<div id="panel" style="position: absolute; top: 70px">${WORDS}</div>`;
const SMALL =
  'font-size: 9px; width: 16px; height: 16px; padding: 0; border: 0; display: block; background: #ddd';

const CASES: Record<string, Case> = {
  'a page that scrolls sideways': {
    window: PHONE,
    says: /reaches out of the window: div.wide|the page is 4\d\d px wide/,
    broken: '<div class="wide" style="width: 420px; height: 9px"></div>',
    sound: {
      'a row that scrolls': '<div style="overflow-x: auto"><p style="width: 420px">A long row</p></div>',
    },
  },
  'a text that begins left of the window': {
    window: DESKTOP,
    says: /reaches out of the window: .*A calm/,
    broken: `<p style="margin-left: -40px; width: 400px">${WORDS}</p>`,
    sound: {
      'one that is for ears': `<p style="position: absolute; left: -40px; clip-path: inset(50%)">Skip</p>`,
    },
  },
  'lines that a box cuts off': {
    window: PHONE,
    says: /cut off: "A calm/,
    broken: `<p style="height: 2em; overflow: hidden">${WORDS}</p>`,
    sound: {
      'lines that end in dots': `<p style="display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden">${WORDS}</p>`,
      'lines that scroll': `<p style="height: 2em; overflow: auto">${WORDS}</p>`,
    },
  },
  'a line that a box round it cuts off': {
    window: PHONE,
    says: /cut off: "A calm/,
    broken: `<div style="width: 9em; overflow: clip"><p style="white-space: nowrap">${WORDS}</p></div>`,
    sound: {
      'one that ends in dots': `<p style="width: 9em; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${WORDS}</p>`,
      'a carousel': `<div aria-roledescription="carousel"><div style="width: 9em; overflow: clip"><p style="white-space: nowrap">${WORDS}</p></div></div>`,
    },
  },
  'text over text': {
    window: PHONE,
    says: /one over the other: "Sleep well" in h2 "Sleep well" and "A calm/,
    broken: `<h2 style="margin: 0 0 -1em">Sleep well</h2><p style="margin: 0">${WORDS}</p>`,
    sound: { 'lines that are set tight': `<h2 style="line-height: 1.1">${WORDS}</h2>` },
  },
  'a control over text': {
    window: PHONE,
    says: /one over the other: .*button/,
    broken: `${RING}<p style="margin: 0">${WORDS}</p><button style="position: absolute; top: 0; left: 40px; width: 60px; height: 60px">On</button>`,
    sound: {
      'a button in the room that a field keeps for it': `${RING}<label for="p">Password</label><div style="position: relative"><input id="p" style="box-sizing: border-box; width: 200px; height: 44px; padding-right: 50px"><span style="position: absolute; left: 160px; top: 0">${CLOSE}</span></div>`,
    },
  },
  'what lies over the page': {
    window: PHONE,
    says: /one over the other: /,
    broken: `<p>${WORDS}</p>${PANEL}`,
    sound: {
      'because a button opened it': `${RING}<button style="width: 44px; height: 44px" aria-expanded="true" aria-controls="panel">On</button><p>${WORDS}</p>${PANEL}`,
      'as a dialog': `<p>${WORDS}</p><dialog open style="top: 0">${WORDS}</dialog>`,
    },
  },
  'a control that a finger misses': {
    window: PHONE,
    says: /too small: button "On": 16 × 16/,
    broken: `${RING}<button style="${SMALL}">On</button>`,
    sound: {
      'one with room that belongs to it': `${RING}<style>button::after { content: ''; position: absolute; inset: -14px }</style><button style="${SMALL}; position: relative; margin: 20px">On</button>`,
      'a link in a sentence': `${RING}<p>As <a href="/">others</a> say, sleep is the best meditation.</p>`,
      'a checkbox with its words': `${RING}<label style="display: block; padding: 14px"><input type="checkbox"> I agree</label>`,
    },
  },
  'a control that something covers': {
    window: PHONE,
    says: /too small: a "On": 0 × 0|something lies over it/,
    broken: `${RING}${LINK}<div style="position: absolute; inset: 0; width: 90px; height: 90px"></div>`,
    sound: { 'one that nothing covers': `${RING}${LINK}` },
  },
  'small controls side by side': {
    window: DESKTOP,
    says: /too small: button "On": 16 × 16/,
    broken: `${RING}<div style="display: flex; gap: 4px"><button style="${SMALL}">On</button><button style="${SMALL}">On</button></div>`,
    sound: {
      'with room between them': `${RING}<div style="display: flex; gap: 24px"><button style="${SMALL}">On</button><button style="${SMALL}">Off</button></div>`,
    },
  },
  'a focus without a ring': {
    window: DESKTOP,
    says: /in dark, the focus does not show: a "On": no ring/,
    broken: `<style>:focus-visible { outline: none }</style>${LINK}`,
    sound: {
      'with one': `${RING}${LINK}`,
      'with one round the card that a link covers': `<style>a { outline: none } a::after { content: ''; position: absolute; inset: 0 } a:focus-visible::after { outline: 3px solid #1a56a8 }</style><div style="position: relative; margin: 9px">${LINK}</div>`,
    },
  },
  'a ring that is cut off': {
    window: PHONE,
    says: /the focus does not show: a "On": its ring is cut off: left, top/,
    broken: `${RING}<div style="overflow: hidden; margin: 20px; padding: 0 10px 10px 0">${LINK}</div>`,
    sound: {
      'one that has room': `${RING}<div style="overflow: hidden; margin: 20px; padding: 10px">${LINK}</div>`,
    },
  },
  'a ring of the colour behind it': {
    window: DESKTOP,
    says: /the focus does not show: a "On": its ring has a contrast of 1\.\d/,
    broken: `${RING}<div style="background: #1a4690; padding: 20px">${LINK}</div>`,
    sound: { 'one that stands out': `${RING}<div style="background: #fff; padding: 20px">${LINK}</div>` },
  },
  'a focus under what stays at the top': {
    window: DESKTOP,
    says: /the focus does not show: a "On": something lies over it|too small: a "On": 0 × 0/,
    broken: `${RING}<header style="position: fixed; inset: 0 0 auto; height: 90px; background: #fff"></header>${LINK}`,
    sound: {
      'and is scrolled out from under it': `${RING}<header style="position: sticky; top: 0; height: 90px; background: #fff"></header>${LINK}`,
    },
  },
  'a word of a heading in two lines': {
    window: LARGE,
    says: /broken: evening/,
    broken:
      '<main><h1 style="font: 1rem monospace; width: 6ch; overflow-wrap: anywhere">calm evening</h1></main>',
    sound: { 'whole ones': '<main><h1 style="font: 1rem monospace; width: 9ch">calm evening</h1></main>' },
  },
};

const show = (page: Page, body: string): Promise<void> =>
  page.setContent(
    `<!doctype html><html lang="en"><body style="margin: 16px; font: 16px/1.5 sans-serif">${body}</body></html>`,
  );

for (const [name, { window, says, broken, sound }] of Object.entries(CASES)) {
  test(`the checks of the layout find ${name}, and nothing in what only looks like it`, async ({ page }) => {
    await show(page, broken);
    const found = await findingsIn(page, [window]);
    expect(found).not.toEqual([]);
    for (const finding of found) expect(finding).toMatch(says);
    for (const [near, body] of Object.entries(sound)) {
      await show(page, body);
      expect(await findingsIn(page, [window]), near).toEqual([]);
    }
  });
}
