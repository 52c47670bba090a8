import { split } from './split';
import { endlessTeaser, longTeaser, REST, shortTeaser } from './Teaser.fixture';

test('keeps a short text whole', () => {
  expect(split(shortTeaser)).toEqual({ lead: shortTeaser, rest: '' });
});

test('leads with the first sentence of a longer text', () => {
  expect(split(longTeaser)).toEqual({ lead: shortTeaser, rest: REST });
});

test('leads with as many sentences as fit a narrow card', () => {
  const two = 'Tablets, sprays, drops. This guide says what each of them does.';
  expect(split(two + REST)).toEqual({ lead: two, rest: REST });
});

test('cuts a long sentence after a word without losing text', () => {
  const { lead, rest } = split(endlessTeaser);
  expect(lead).toBe(
    'A guide for new adoptive and foster parents: easing a child in, building trust day by day, food',
  );
  expect(lead + rest).toBe(endlessTeaser);
});

test('leaves a comma at the cut to the rest', () => {
  const listed =
    'Less salt, more walking, better sleep, fewer drinks, and what to do about a pressure that stays, all in one plan.';
  const { lead, rest } = split(listed);
  expect(lead).toBe(
    'Less salt, more walking, better sleep, fewer drinks, and what to do about a pressure that stays',
  );
  expect(lead + rest).toBe(listed);
});

test('does not end the lead with a dash', () => {
  const long =
    'Sunscreen, hats, shade and the clock: four ways to keep the sun from your skin all summer long – and in winter too.';
  expect(split(long).lead).not.toMatch(/[–\s]$/);
});

test('does not end the lead at an abbreviation such as “Dr.”', () => {
  expect(split(`Dr. Ada answers${REST}`).lead).not.toBe('Dr.');
});

test('keeps a text without spaces whole', () => {
  const word = 'a'.repeat(300);
  expect(split(word)).toEqual({ lead: word, rest: '' });
});
