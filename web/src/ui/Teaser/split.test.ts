import { split } from './split';

const FIRST = 'Lost keys are not ADHD, but a lifetime of them may be.';
const REST = ' How it looks in adults, what a sound assessment includes, and what helps at home and at work.';

test('a short text is whole', () => {
  expect(split(FIRST)).toEqual({ lead: FIRST, rest: '' });
});

test('of a longer one the first sentence leads', () => {
  expect(split(FIRST + REST)).toEqual({ lead: FIRST, rest: REST });
});

test('as many sentences lead as a narrow card holds', () => {
  const two = 'Tablets, sprays, drops. This guide says what each of them does.';
  expect(split(two + REST)).toEqual({ lead: two, rest: REST });
});

test('a long sentence is cut after a word, and nothing of it is lost', () => {
  const long =
    'A guide for new adoptive and foster parents: easing a child in, building trust day by day, food and sleep worries, early checks.';
  const { lead, rest } = split(long);
  expect(lead).toBe(
    'A guide for new adoptive and foster parents: easing a child in, building trust day by day, food',
  );
  expect(lead + rest).toBe(long);
});

test('a short word with a full stop ends no sentence', () => {
  expect(split(`Dr. Ada answers${REST}`).lead).not.toBe('Dr.');
});

test('a text without spaces stays whole', () => {
  const word = 'a'.repeat(300);
  expect(split(word)).toEqual({ lead: word, rest: '' });
});
