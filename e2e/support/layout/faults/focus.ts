import { DESKTOP, LINK, PHONE, RING, type Case } from './Case.ts';

const inCard = (style: string): string => `<div style="${style}; padding: 20px">${LINK}</div>`;
const ring = (color: string): string => `<style>:focus-visible { outline: 3px solid ${color} }</style>`;

/** A focus that does not show. */
export const FOCUS: Record<string, Case> = {
  'a focus without a ring': {
    window: DESKTOP,
    says: /in dark, the focus does not show: a "On": no ring/,
    broken: `<style>:focus-visible { outline: none }</style>${LINK}`,
    sound: {
      'with one': `${RING}${LINK}`,
      'with one round the card that a link covers': `<style>a { outline: none } a::after { content: ''; position: absolute; inset: 0 } a:focus-visible::after { outline: 3px solid #1a56a8 }</style><div style="position: relative; margin: 9px">${LINK}</div>`,
    },
  },
  'a ring round what is not there': {
    window: DESKTOP,
    says: /the focus does not show: a "On": no ring/,
    broken: `<style>a { outline: none !important } a:focus-visible::after { outline: 3px solid #1a56a8 }</style>${LINK}`,
    sound: {},
  },
  'a ring that is there without the focus too': {
    window: DESKTOP,
    says: /the focus does not show: a "On": no ring/,
    broken: `<style>a { outline: 3px solid #1a56a8 !important }</style>${LINK}`,
    sound: { 'one of another colour then': `<style>a { outline: 3px solid #bbb }</style>${RING}${LINK}` },
  },
  'a ring that nobody sees': {
    window: DESKTOP,
    says: /the focus does not show: a "On": no ring/,
    broken: `${ring('transparent')}${LINK}`,
    sound: {},
  },
  'a ring that hardly anybody sees': {
    window: DESKTOP,
    says: /the focus does not show: a "On": its ring has a contrast of 1\.0/,
    broken: `${ring('rgb(0 0 0 / 4%)')}${LINK}`,
    sound: { 'one that shows through a little': `${ring('rgb(0 0 0 / 80%)')}${LINK}` },
  },
  'a ring that is cut off': {
    window: PHONE,
    says: /the focus does not show: a "On": its ring is cut off: left, top/,
    broken: `${RING}<div style="overflow: hidden; margin: 20px; padding: 0 10px 10px 0">${LINK}</div>`,
    sound: {
      'one that has room': `${RING}<div style="overflow: hidden; margin: 20px; padding: 10px">${LINK}</div>`,
    },
  },
  'a ring that is not painted beyond a box': {
    window: DESKTOP,
    says: /the focus does not show: a "On": its ring is cut off: left, right, top, bottom/,
    broken: `${RING}<div style="contain: paint; margin: 20px; width: fit-content">${LINK}</div>`,
    sound: { 'one that has room': `${RING}<div style="contain: paint; padding: 10px">${LINK}</div>` },
  },
  'a ring above the page': {
    window: DESKTOP,
    says: /the focus does not show: a "On": its ring is cut off: top/,
    broken: `${RING}<div style="position: absolute; top: 0">${LINK}</div>`,
    sound: { 'one that begins there': `${RING}<div style="position: absolute; top: 6px">${LINK}</div>` },
  },
  'a ring below the page': {
    window: DESKTOP,
    says: /the focus does not show: a "On": its ring is cut off: bottom/,
    broken: `${RING}<div style="position: absolute; top: 2000px">${LINK}</div>`,
    sound: {
      'one that ends there': `${RING}<div style="position: absolute; top: 2000px; padding-bottom: 6px">${LINK}</div>`,
    },
  },
  'a ring of the colour behind it': {
    window: DESKTOP,
    says: /the focus does not show: a "On": its ring has a contrast of 1\.\d/,
    broken: `${RING}${inCard('background: #1a4690')}`,
    sound: { 'one that stands out': `${RING}${inCard('background: #fff')}` },
  },
  'a ring of a colour that is behind it somewhere': {
    window: DESKTOP,
    says: /the focus does not show: a "On": its ring has a contrast of 1\.?\d*/,
    broken: `${RING}${inCard('background: linear-gradient(#fff, #1a56a8)')}`,
    sound: {
      'one that stands out': `${RING}${inCard('background: #1a56a8 linear-gradient(#fff, #ddd)')}`,
      'one on a picture, which tells nothing': `${RING}${inCard('background: url(data:,) #1a56a8')}`,
    },
  },
  'a focus under what stays at the top': {
    window: DESKTOP,
    says: /the focus does not show: a "On": something lies over it|too small: a "On": 0 × 0|hidden: header/,
    broken: `${RING}<header style="position: fixed; inset: 0 0 auto; height: 90px; background: #fff"></header>${LINK}`,
    sound: {
      'and is scrolled out from under it': `${RING}<header style="position: sticky; top: 0; height: 90px; background: #fff"></header>${LINK}`,
    },
  },
};
