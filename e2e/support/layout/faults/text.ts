import { DESKTOP, LARGE, PHONE, WORDS, type Case } from './case.ts';

const CARD = 'background: #174; color: #fff; margin-bottom: 500px';
const ONE_LINE = 'white-space: nowrap; overflow: hidden; text-overflow: ellipsis';
const CLAMPED = 'display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden';

/** Text that cannot be read, or only by scrolling sideways. */
export const TEXT: Record<string, Case> = {
  'a page that scrolls sideways': {
    window: PHONE,
    message: /reaches out of the window: div.wide|the page is 4\d\d px wide/,
    broken: '<div class="wide" style="width: 420px; height: 9px"></div>',
    sound: {
      'a row that scrolls on its own':
        '<div style="overflow-x: auto"><p style="width: 420px">A long row</p></div>',
    },
  },
  'a main element that scrolls sideways': {
    window: PHONE,
    message: /scrolls sideways: main/,
    broken: `<main style="overflow-x: auto"><p style="width: 700px">${WORDS.repeat(2)}</p></main>`,
    sound: {
      'a table that scrolls': `<main><div style="overflow-x: auto"><table style="width: 700px"><tr><td>${WORDS.repeat(2)}</td></tr></table></div></main>`,
      'a row of cards that scrolls': `<main><ul style="display: flex; overflow-x: auto; padding: 0">${`<li style="flex: none; width: 250px">${WORDS}</li>`.repeat(3)}</ul></main>`,
    },
  },
  'a paragraph that scrolls sideways': {
    window: PHONE,
    message: /scrolls sideways: div/,
    broken: `<main><h1>Sleep</h1><div style="overflow-x: auto"><p style="width: 700px">${WORDS.repeat(2)}</p></div></main>`,
    sound: {
      'code that scrolls sideways': `<main><pre style="overflow-x: auto">${WORDS}\n${WORDS}</pre></main>`,
    },
  },
  'a body that scrolls sideways inside a page that does not': {
    window: PHONE,
    message: /scrolls sideways: body/,
    broken: `<style>html { overflow: hidden; height: 100% } body { overflow: auto; box-sizing: border-box; height: 100% }</style><main><p style="width: 700px">${WORDS.repeat(2)}</p></main>`,
    sound: {
      'a body that scrolls down': `<style>html { overflow: hidden; height: 100% } body { overflow: auto; box-sizing: border-box; height: 100% }</style><main>${WORDS.repeat(20)}</main>`,
    },
  },
  'text that starts left of the window': {
    window: DESKTOP,
    message: /reaches out of the window: .*A calm/,
    broken: `<p style="margin-left: -40px; width: 400px">${WORDS}</p>`,
    sound: {
      'visually hidden text for screen readers': `<p style="position: absolute; left: -40px; clip-path: inset(50%)">Skip</p>`,
    },
  },
  'lines cut off by a box': {
    window: PHONE,
    message: /cut off: "A calm/,
    broken: `<p style="height: 2em; overflow: hidden">${WORDS}</p>`,
    sound: {
      'lines that end in an ellipsis': `<p style="${CLAMPED}">${WORDS}</p>`,
      'lines that scroll': `<p style="height: 2em; overflow: auto">${WORDS}</p>`,
    },
  },
  'lines cut off by a line clamp without effect': {
    window: PHONE,
    message: /cut off: "A calm/,
    broken: `<p style="${CLAMPED}; display: block; height: 2em">${WORDS}</p>`,
    sound: { 'a line clamp that works': `<p style="${CLAMPED}; height: 3em">${WORDS}</p>` },
  },
  'a line cut off by an outer box': {
    window: PHONE,
    message: /cut off: "A calm/,
    broken: `<div style="width: 9em; overflow: clip"><p style="white-space: nowrap">${WORDS}</p></div>`,
    sound: {
      'a line that ends in an ellipsis': `<p style="width: 9em; ${ONE_LINE}">${WORDS}</p>`,
      'the row of a carousel': `<div aria-roledescription="carousel"><ul style="width: 9em; overflow: clip; padding: 0"><li style="white-space: nowrap">${WORDS}</li></ul></div>`,
    },
  },
  'a line cut off by a carousel slide': {
    window: PHONE,
    message: /cut off: "A calm/,
    broken: `<div aria-roledescription="carousel"><ul style="padding: 0"><li style="width: 9em; overflow: clip; white-space: nowrap">${WORDS}</li></ul></div>`,
    sound: {
      'a slide whose lines wrap': `<div aria-roledescription="carousel"><ul style="padding: 0"><li style="width: 9em; overflow: clip">${WORDS}</li></ul></div>`,
    },
  },
  'a line cut off although its outer box has an ellipsis': {
    window: PHONE,
    message: /cut off: "A calm/,
    broken: `<div style="width: 9em; ${ONE_LINE}"><p>${WORDS}</p></div>`,
    sound: {
      'inline text in a box with an ellipsis': `<div style="width: 9em; ${ONE_LINE}">Sleep <b>${WORDS}</b></div>`,
    },
  },
  'a title shortened by an ellipsis at a large text size': {
    window: LARGE,
    message: /cut off: "A calm/,
    broken: `<h1 style="${ONE_LINE}">${WORDS}</h1>`,
    sound: {
      'a teaser shortened by an ellipsis': `<p style="${CLAMPED}">${WORDS}</p>`,
      'a title that fits': `<h1 style="${ONE_LINE}">Sleep</h1>`,
    },
  },
  'text cut off by its clip-path': {
    window: PHONE,
    message: /cut off: "A calm/,
    broken: `<p style="clip-path: inset(0 0 60% 0)">${WORDS}</p>`,
    sound: {
      'a clip-path that only rounds the corners': `<p style="clip-path: inset(0 round 9px)">${WORDS}</p>`,
    },
  },
  'text cut off by paint containment': {
    window: PHONE,
    message: /cut off: "A calm/,
    broken: `<div style="contain: paint; height: 2em">${WORDS}</div>`,
    sound: { 'a box that is high enough': `<div style="contain: paint">${WORDS}</div>` },
  },
  'text that overflows its card': {
    window: LARGE,
    message: /out of its box: "A calm/,
    broken: `<div style="height: 60px; ${CARD}"><p style="margin: 0">${WORDS}</p></div>`,
    sound: {
      'a card that grows': `<div style="min-height: 60px; ${CARD}"><p style="margin: 0">${WORDS}</p></div>`,
      'a word wider than its underline':
        '<p style="width: 60px; border-bottom: 3px solid; white-space: nowrap">Irritable bowel</p>',
      'a marked word': `<p style="line-height: 1.1">A <mark>calm</mark> evening</p>`,
    },
  },
  'text that overflows its button': {
    window: LARGE,
    message: /out of its box: "Send/,
    broken: `<button style="font: 2rem sans-serif; width: 120px; height: 44px; border: 0; display: block; ${CARD}">Send message</button>`,
    sound: {
      'a button that grows': `<button style="font: 2rem sans-serif; border: 0; ${CARD}">Send message</button>`,
    },
  },
  'a heading word broken across two lines': {
    window: LARGE,
    message: /broken: evening/,
    broken:
      '<main><h1 style="font: 1rem monospace; width: 6ch; overflow-wrap: anywhere">calm evening</h1></main>',
    sound: {
      'unbroken words': '<main><h1 style="font: 1rem monospace; width: 9ch">calm evening</h1></main>',
    },
  },
};
