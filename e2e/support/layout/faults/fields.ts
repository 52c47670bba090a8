import { LARGE, type Case } from './case.ts';

const field = (html: string): string =>
  `<style>label { display: block }</style><label for="f">Topic</label>${html}`;
const NARROW = 'style="box-sizing: border-box; width: 120px; height: 44px; font: 1rem sans-serif"';
const WIDE = 'style="box-sizing: border-box; width: 280px; font: 1rem sans-serif; padding: 0"';
const LIST = '<option>Sleep</option><option selected>Irritable bowel</option>';

/** Fields that are too small for their text. */
export const FIELDS: Record<string, Case> = {
  'a field that cuts off its placeholder': {
    window: LARGE,
    message: /a field is too small: "Search articles" in the field label "Topic"/,
    broken: field(`<input id="f" ${NARROW} placeholder="Search articles">`),
    sound: {
      'a field that is wide enough': field(`<input id="f" ${WIDE} placeholder="Search articles">`),
      'a long value typed by the reader': field(
        `<input id="f" ${NARROW} placeholder="Sleep" value="Irritable bowel syndrome">`,
      ),
    },
  },
  'a field that cuts off its read-only value': {
    window: LARGE,
    message: /a field is too small: "mia@example.org" in the field label "Topic"/,
    broken: field(`<input id="f" readonly ${NARROW} value="mia@example.org">`),
    sound: { 'a field that is wide enough': field(`<input id="f" readonly ${WIDE} value="mia@e.org">`) },
  },
  'a select that cuts off the chosen option': {
    window: LARGE,
    message: /a field is too small: "Irritable bowel" in the field label "Topic"/,
    broken: field(`<select id="f" ${NARROW}>${LIST}</select>`),
    sound: {
      'a field that is wide enough': field(`<select id="f" ${WIDE}>${LIST}</select>`),
      'a select with two lines': field(
        `<select id="f" style="appearance: none; width: 200px; font: 1rem sans-serif; white-space: normal">${LIST}</select>`,
      ),
      'a select that cuts off only other options': field(
        `<select id="f" ${NARROW}><option>Sleep</option><option>Irritable bowel</option></select>`,
      ),
    },
  },
  'a select that cuts off the second line of the chosen option': {
    window: LARGE,
    message: /a field is too small: "Irritable bowel" in the field label "Topic"/,
    broken: field(
      `<select id="f" style="appearance: none; width: 200px; height: 44px; font: 1rem sans-serif; white-space: normal">${LIST}</select>`,
    ),
    sound: {},
  },
  'a select whose arrow covers the chosen option': {
    window: LARGE,
    message: /a field is too small: "Irritable bowel" in the field label "Topic"/,
    broken: field(
      `<select id="f" style="appearance: none; width: 200px; padding: 0 60px 0 0; font: 1rem sans-serif">${LIST}</select>`,
    ),
    sound: {
      'a select with room for both': field(
        `<select id="f" style="appearance: none; box-sizing: border-box; width: 288px; padding: 0 40px 0 0; font: 1rem sans-serif">${LIST}</select>`,
      ),
    },
  },
  'a text area too low for its placeholder': {
    window: LARGE,
    message: /a field is too small: "What is on your mind\?" in the field textarea/,
    broken: field(
      `<textarea id="f" rows="1" style="width: 120px; height: 44px; font: 1rem sans-serif" placeholder="What is on your mind?"></textarea>`,
    ),
    sound: {
      'a text area that is high enough': field(
        `<textarea id="f" rows="6" style="width: 200px; font: 1rem sans-serif" placeholder="What is on your mind?"></textarea>`,
      ),
    },
  },
};
