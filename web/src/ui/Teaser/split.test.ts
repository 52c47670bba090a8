import { split } from './split';
import { endlessTeaser, longTeaser, REST, shortTeaser } from './Teaser.fixture';

test('a short text is whole', () => {
  expect(split(shortTeaser)).toEqual({ lead: shortTeaser, rest: '' });
});

test('of a longer one the first sentence leads', () => {
  expect(split(longTeaser)).toEqual({ lead: shortTeaser, rest: REST });
});

test('as many sentences lead as a narrow card holds', () => {
  const two = 'Tablets, sprays, drops. This guide says what each of them does.';
  expect(split(two + REST)).toEqual({ lead: two, rest: REST });
});

test('a long sentence is cut after a word, and nothing of it is lost', () => {
  const { lead, rest } = split(endlessTeaser);
  expect(lead).toBe(
    'A guide for new adoptive and foster parents: easing a child in, building trust day by day, food',
  );
  expect(lead + rest).toBe(endlessTeaser);
});

test('a comma is left to what is cut off', () => {
  const listed =
    'Less salt, more walking, better sleep, fewer drinks, and what to do about a pressure that stays high, all in one plan.';
  const { lead, rest } = split(listed);
  expect(lead).toBe(
    'Less salt, more walking, better sleep, fewer drinks, and what to do about a pressure that stays',
  );
  expect(lead + rest).toBe(listed);
});

test('a dash is left to it too', () => {
  const long =
    'Sunscreen, hats, shade and the clock: four ways to keep the sun from your skin all summer long – and in winter too.';
  expect(split(long).lead).not.toMatch(/[–\s]$/);
});

test('a short word with a full stop ends no sentence', () => {
  expect(split(`Dr. Ada answers${REST}`).lead).not.toBe('Dr.');
});

test('a text without spaces stays whole', () => {
  const word = 'a'.repeat(300);
  expect(split(word)).toEqual({ lead: word, rest: '' });
});
