import { LARGE, type Case } from './Case.ts';

const field = (html: string): string =>
  `<style>label { display: block }</style><label for="f">Topic</label>${html}`;
const NARROW = 'style="box-sizing: border-box; width: 120px; height: 44px; font: 1rem sans-serif"';
const WIDE = 'style="box-sizing: border-box; width: 280px; font: 1rem sans-serif; padding: 0"';
const LIST = '<option>Sleep</option><option selected>Irritable bowel</option>';

/** Fields that are too small for what they say. */
export const FIELDS: Record<string, Case> = {
  'a field that cuts off what stands in it at first': {
    window: LARGE,
    says: /a field is too small: "Search articles" in the field label "Topic"/,
    broken: field(`<input id="f" ${NARROW} placeholder="Search articles">`),
    sound: {
      'one that is wide enough': field(`<input id="f" ${WIDE} placeholder="Search articles">`),
      'what somebody has typed': field(
        `<input id="f" ${NARROW} placeholder="Sleep" value="Irritable bowel syndrome">`,
      ),
    },
  },
  'a field that cuts off what cannot be changed': {
    window: LARGE,
    says: /a field is too small: "mia@example.org" in the field label "Topic"/,
    broken: field(`<input id="f" readonly ${NARROW} value="mia@example.org">`),
    sound: { 'one that is wide enough': field(`<input id="f" readonly ${WIDE} value="mia@e.org">`) },
  },
  'a list that cuts off what is chosen': {
    window: LARGE,
    says: /a field is too small: "Irritable bowel" in the field label "Topic"/,
    broken: field(`<select id="f" ${NARROW}>${LIST}</select>`),
    sound: {
      'one that is wide enough': field(`<select id="f" ${WIDE}>${LIST}</select>`),
      'one in two lines': field(
        `<select id="f" style="appearance: none; width: 200px; font: 1rem sans-serif; white-space: normal">${LIST}</select>`,
      ),
      'one whose other words are longer': field(
        `<select id="f" ${NARROW}><option>Sleep</option><option>Irritable bowel</option></select>`,
      ),
    },
  },
  'a list that cuts off the second line of what is chosen': {
    window: LARGE,
    says: /a field is too small: "Irritable bowel" in the field label "Topic"/,
    broken: field(
      `<select id="f" style="appearance: none; width: 200px; height: 44px; font: 1rem sans-serif; white-space: normal">${LIST}</select>`,
    ),
    sound: {},
  },
  'a list whose arrow lies over what is chosen': {
    window: LARGE,
    says: /a field is too small: "Irritable bowel" in the field label "Topic"/,
    broken: field(
      `<select id="f" style="appearance: none; width: 200px; padding: 0 60px 0 0; font: 1rem sans-serif">${LIST}</select>`,
    ),
    sound: {
      'one that has room for both': field(
        `<select id="f" style="appearance: none; box-sizing: border-box; width: 288px; padding: 0 40px 0 0; font: 1rem sans-serif">${LIST}</select>`,
      ),
    },
  },
  'a field for several lines that is too low for what stands in it at first': {
    window: LARGE,
    says: /a field is too small: "What is on your mind\?" in the field textarea/,
    broken: field(
      `<textarea id="f" rows="1" style="width: 120px; height: 44px; font: 1rem sans-serif" placeholder="What is on your mind?"></textarea>`,
    ),
    sound: {
      'one that is high enough': field(
        `<textarea id="f" rows="6" style="width: 200px; font: 1rem sans-serif" placeholder="What is on your mind?"></textarea>`,
      ),
    },
  },
};
