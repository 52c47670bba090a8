import { LINK, PHONE, RING, WORDS, type Case } from './case.ts';

const CLOSE = '<button style="width: 44px; height: 44px; border: 0; background: none">×</button>';
const PANEL = `<div id="panel" style="position: absolute; top: 70px">${WORDS}</div>`;
const DARK = 'background: #174; color: #fff';
const AT_TOP = 'position: absolute; top: 0; left: 0; width: 300px; height: 200px';

/** Elements that cover others. */
export const COVERS: Record<string, Case> = {
  'overlapping text': {
    window: PHONE,
    message: /one over the other: "Sleep well" in h2 "Sleep well" and "A calm/,
    broken: `<h2 style="margin: 0 0 -1em">Sleep well</h2><p style="margin: 0">${WORDS}</p>`,
    sound: { 'tight line spacing': `<h2 style="line-height: 1.1">${WORDS}</h2>` },
  },
  'overlapping text in fixed elements': {
    window: PHONE,
    message: /one over the other: "Sleep well" in div "Sleep well" and "Eat well" in div/,
    broken:
      '<div style="position: fixed; top: 0">Sleep well</div><div style="position: fixed; top: 0">Eat well</div>',
    sound: {
      'fixed elements side by side':
        '<div style="position: fixed; top: 0">Sleep well</div><div style="position: fixed; top: 0; right: 0">Eat well</div>',
    },
  },
  'a control over text': {
    window: PHONE,
    message: /one over the other: .*button|hidden: button "On" over "A calm/,
    broken: `${RING}<p style="margin: 0">${WORDS}</p><button style="position: absolute; top: 10px; left: 40px; width: 60px; height: 60px">On</button>`,
    sound: {
      'a button in the padding of a field': `${RING}<label for="p">Password</label><div style="position: relative"><input id="p" style="box-sizing: border-box; width: 200px; height: 44px; padding-right: 50px"><span style="position: absolute; left: 160px; top: 0">${CLOSE}</span></div>`,
    },
  },
  'a panel over the page': {
    window: PHONE,
    message: /one over the other: /,
    broken: `<p>${WORDS}</p>${PANEL}`,
    sound: {
      'a panel opened by a button': `${RING}<button style="width: 44px; height: 44px" aria-expanded="true" aria-controls="panel">On</button><p>${WORDS}</p>${PANEL}`,
      'a dialog': `<p>${WORDS}</p><dialog open style="top: 0">${WORDS}</dialog>`,
    },
  },
  'a picture over text': {
    window: PHONE,
    message: /hidden: img "" over "A calm/,
    broken: `<p>${WORDS}</p><img alt="" style="${AT_TOP}">`,
    sound: {
      'text over a picture': `<img alt="" style="${AT_TOP}"><p style="position: relative">${WORDS}</p>`,
    },
  },
  'an opaque empty box over text': {
    window: PHONE,
    message: /hidden: div "" over "A calm/,
    broken: `<p>${WORDS}</p><div style="${AT_TOP}; ${DARK}; pointer-events: none"></div>`,
    sound: {
      'a translucent box': `<p>${WORDS}</p><div style="${AT_TOP}; background: #17a2"></div>`,
      'a box behind the text': `<p>${WORDS}</p><div style="${AT_TOP}; z-index: -1; background: #eee"></div>`,
    },
  },
  'a CSS pseudo-element over text': {
    window: PHONE,
    message: /hidden: article "A calm.* over "A calm/,
    broken: `<style>article::after { content: ''; ${AT_TOP}; ${DARK} }</style><article style="position: relative"><p>${WORDS}</p></article>`,
    sound: {
      'a link stretched over its card': `${RING}<style>a::after { content: ''; position: absolute; inset: 0 }</style><article style="position: relative"><p>${WORDS}</p>${LINK}</article>`,
    },
  },
  'text hidden under a sticky header': {
    window: PHONE,
    message: /hidden: header "" over "A calm/,
    broken: `<header style="position: sticky; top: 0; height: 80px; margin-bottom: -70px; ${DARK}"></header><p>${WORDS}</p>`,
    sound: {
      'text that scrolls out from under the header': `<header style="position: sticky; top: 0; height: 80px; ${DARK}"></header><p>${WORDS.repeat(20)}</p>`,
    },
  },
  'text hidden under a fixed banner': {
    window: PHONE,
    message: /hidden: div "We use cookies." over "A calm/,
    broken: `<p>${WORDS.repeat(4)}</p><div style="position: fixed; inset: 0 0 auto; height: 300px; ${DARK}">We use cookies.</div>`,
    sound: {
      'text that can be scrolled clear of the banner': `<p style="margin-bottom: 200px">${WORDS.repeat(20)}</p><div style="position: fixed; inset: auto 0 0; height: 90px; ${DARK}">We use cookies.</div>`,
    },
  },
};
