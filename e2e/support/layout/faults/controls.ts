import { DESKTOP, LINK, PHONE, RING, type Case } from './case.ts';

const SMALL = 'font-size: 9px; width: 16px; height: 16px; padding: 0; border: 0; background: #ddd';
const BLOCK = `${SMALL}; display: block`;
const button = (side: string): string =>
  `${RING}<button style="display: block; margin: 30px; padding: 0; border: 0; height: 44px; width: ${side}">On</button>`;

/** Controls that are hard to hit. */
export const CONTROLS: Record<string, Case> = {
  'a control too small for a finger': {
    window: PHONE,
    message: /too small: button "On": 16 × 16/,
    broken: `${RING}<button style="${BLOCK}">On</button>`,
    sound: {
      'an enlarged touch area': `${RING}<style>button::after { content: ''; position: absolute; inset: -14px }</style><button style="${BLOCK}; position: relative; margin: 20px">On</button>`,
      'a link in a sentence': `${RING}<p>As <a href="/">others</a> say, sleep is the best meditation.</p>`,
      'an unbreakable link in a sentence': `${RING}<p>As <a href="/" style="display: inline-flex">others</a> say, sleep is the best meditation.</p>`,
      'a checkbox with its label': `${RING}<label style="display: block; padding: 14px"><input type="checkbox"> I agree</label>`,
    },
  },
  'a control slightly too small for a finger': {
    window: PHONE,
    message: /too small: button "On": 42 × 44/,
    broken: button('42px'),
    sound: {
      'a control just large enough': button('44px'),
      'a control large enough after rounding': button('43.7px'),
    },
  },
  'a small button after text': {
    window: PHONE,
    message: /too small: button "×": 16 × 16/,
    broken: `${RING}<div>Rate this article <button style="${SMALL}">×</button></div>`,
    sound: {},
  },
  'a small boxed link after text': {
    window: PHONE,
    message: /too small: a "f": 20 × 20/,
    broken: `${RING}<p>Share: <a href="/" style="display: inline-block; width: 20px; height: 20px; line-height: 20px; background: #ddd">f</a></p>`,
    sound: {},
  },
  'a covered control': {
    window: PHONE,
    message: /too small: a "On": 0 × 0|something lies over it/,
    broken: `${RING}${LINK}<div style="position: absolute; inset: 0; width: 90px; height: 90px"></div>`,
    sound: { 'an uncovered control': `${RING}<div style="margin: 9px">${LINK}</div>` },
  },
  'small controls too close together': {
    window: DESKTOP,
    message: /too small: button "On": 16 × 16/,
    broken: `${RING}<div style="display: flex; gap: 4px"><button style="${BLOCK}">On</button><button style="${BLOCK}">On</button></div>`,
    sound: {
      'enough space between them': `${RING}<div style="display: flex; gap: 24px"><button style="${BLOCK}">On</button><button style="${BLOCK}">Off</button></div>`,
    },
  },
  'a small control too close to a large one': {
    window: DESKTOP,
    message: /too small: button "On": 16 × 16/,
    broken: `${RING}<div style="display: flex; align-items: center"><button style="${BLOCK}">On</button><button style="width: 300px; height: 60px">Read the article</button></div>`,
    sound: {
      'enough space between them': `${RING}<div style="display: flex; align-items: center; gap: 5px"><button style="${BLOCK}">On</button><button style="width: 300px; height: 60px">Read the article</button></div>`,
    },
  },
};
