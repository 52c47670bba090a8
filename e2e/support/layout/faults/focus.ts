import { DESKTOP, LINK, PHONE, RING, type Case } from './case.ts';

const inCard = (style: string): string => `<div style="${style}; padding: 20px">${LINK}</div>`;
const ring = (color: string): string => `<style>:focus-visible { outline: 3px solid ${color} }</style>`;

/** Focus that is not visible. */
export const FOCUS: Record<string, Case> = {
  'a missing focus ring': {
    window: DESKTOP,
    message: /in dark, the focus does not show: a "On": no ring/,
    broken: `<style>:focus-visible { outline: none }</style>${LINK}`,
    sound: {
      'a visible focus ring': `${RING}${LINK}`,
      'a focus ring around the card that the link covers': `<style>a { outline: none } a::after { content: ''; position: absolute; inset: 0 } a:focus-visible::after { outline: 3px solid #1a56a8 }</style><div style="position: relative; margin: 9px">${LINK}</div>`,
    },
  },
  'a focus ring on a missing pseudo-element': {
    window: DESKTOP,
    message: /the focus does not show: a "On": no ring/,
    broken: `<style>a { outline: none !important } a:focus-visible::after { outline: 3px solid #1a56a8 }</style>${LINK}`,
    sound: {},
  },
  'a focus ring that is shown without focus too': {
    window: DESKTOP,
    message: /the focus does not show: a "On": no ring/,
    broken: `<style>a { outline: 3px solid #1a56a8 !important }</style>${LINK}`,
    sound: {
      'an outline that changes colour on focus': `<style>a { outline: 3px solid #bbb }</style>${RING}${LINK}`,
    },
  },
  'a focus ring that is invisible': {
    window: DESKTOP,
    message: /the focus does not show: a "On": no ring/,
    broken: `${ring('transparent')}${LINK}`,
    sound: {},
  },
  'a focus ring that is almost invisible': {
    window: DESKTOP,
    message: /the focus does not show: a "On": its ring has a contrast of 1\.0/,
    broken: `${ring('rgb(0 0 0 / 4%)')}${LINK}`,
    sound: { 'a slightly translucent ring': `${ring('rgb(0 0 0 / 80%)')}${LINK}` },
  },
  'a focus ring cut off by a box': {
    window: PHONE,
    message: /the focus does not show: a "On": its ring is cut off: left, top/,
    broken: `${RING}<div style="overflow: hidden; margin: 20px; padding: 0 10px 10px 0">${LINK}</div>`,
    sound: {
      'a box with room for the ring': `${RING}<div style="overflow: hidden; margin: 20px; padding: 10px">${LINK}</div>`,
    },
  },
  'a focus ring cut off by paint containment': {
    window: DESKTOP,
    message: /the focus does not show: a "On": its ring is cut off: left, right, top, bottom/,
    broken: `${RING}<div style="contain: paint; margin: 20px; width: fit-content">${LINK}</div>`,
    sound: {
      'a box with room for the ring': `${RING}<div style="contain: paint; padding: 10px">${LINK}</div>`,
    },
  },
  'a focus ring that extends above the page': {
    window: DESKTOP,
    message: /the focus does not show: a "On": its ring is cut off: top/,
    broken: `${RING}<div style="position: absolute; top: 0">${LINK}</div>`,
    sound: {
      'a ring that starts at the top edge': `${RING}<div style="position: absolute; top: 6px">${LINK}</div>`,
    },
  },
  'a focus ring that extends below the page': {
    window: DESKTOP,
    message: /the focus does not show: a "On": its ring is cut off: bottom/,
    broken: `${RING}<div style="position: absolute; top: 2000px">${LINK}</div>`,
    sound: {
      'a ring that ends at the bottom edge': `${RING}<div style="position: absolute; top: 2000px; padding-bottom: 6px">${LINK}</div>`,
    },
  },
  'a focus ring with too little contrast to its background': {
    window: DESKTOP,
    message: /the focus does not show: a "On": its ring has a contrast of 1\.\d/,
    broken: `${RING}${inCard('background: #1a4690')}`,
    sound: { 'a ring with enough contrast': `${RING}${inCard('background: #fff')}` },
  },
  'a focus ring that blends into part of a gradient': {
    window: DESKTOP,
    message: /the focus does not show: a "On": its ring has a contrast of 1\.?\d*/,
    broken: `${RING}${inCard('background: linear-gradient(#fff, #1a56a8)')}`,
    sound: {
      'a ring with enough contrast': `${RING}${inCard('background: #1a56a8 linear-gradient(#fff, #ddd)')}`,
      'a ring on a background image, which cannot be judged': `${RING}${inCard('background: url(data:,) #1a56a8')}`,
    },
  },
  'focus hidden under a fixed header': {
    window: DESKTOP,
    message:
      /the focus does not show: a "On": something lies over it|too small: a "On": 0 × 0|hidden: header/,
    broken: `${RING}<header style="position: fixed; inset: 0 0 auto; height: 90px; background: #fff"></header>${LINK}`,
    sound: {
      'focus that scrolls out from under a sticky header': `${RING}<header style="position: sticky; top: 0; height: 90px; background: #fff"></header>${LINK}`,
    },
  },
};
