import { subjectFrom } from '../testing';
import { checkQuotationMarks } from './quotation-marks';

test.each([
  ['a quotation', 'Say it "once" more.', '"once"'],
  ['an apostrophe', ":::list\nitems:\n  - text: It is the doctor's.\n:::", "doctor's."],
])('reports straight marks used for %s', (_, text, word) => {
  expect(checkQuotationMarks(subjectFrom(text)).map(({ message }) => message)).toEqual([
    `straight marks at ${word}: write “quotation” and an apostrophe as in it’s`,
  ]);
});

test('reports straight marks in FAQs with their path', () => {
  const front = "faqs:\n  - question: Is it my mother's?\n    answer: Mostly.";
  expect(checkQuotationMarks(subjectFrom('Text', { front }))).toMatchObject([{ path: ['faqs', 0] }]);
});

test.each(['The doctor’s “once”.', ':::code-block\ncode: "it\'s as it is"\n:::'])(
  'accepts typographic marks and code: %j',
  (text) => {
    expect(checkQuotationMarks(subjectFrom(text))).toEqual([]);
  },
);
