import fc from 'fast-check';
import { askedWords, wordsOf } from './words';

test.each([
  ["Men's Health: Café & You", ['mens', 'health', 'cafe', 'you']],
  ['sleep-training', ['sleep', 'training']],
  ['B12 — 5,000 IU', ['b12', '5', '000', 'iu']],
  ['"AND" OR NEAR(x) * ^title:', ['and', 'or', 'near', 'x', 'title']],
  ['睡眠 und Schläfrigkeit', ['睡眠', 'und', 'schlafrigkeit']],
  ['ΣΊΣ σίσυφος', ['σισ', 'σισυφοσ']],
  ['In\u00adsom\u00adnia \u200bwell\u2060being', ['insomnia', 'wellbeing']],
  ['Men‘s menʼs men`s', ['mens', 'mens', 'mens']],
  ['Straße, cœur, Søvn, Łódź, ısı', ['strasse', 'coeur', 'sovn', 'lodz', 'isi']],
  ["Can't, can’t, cant, cannot", ['cannot', 'cannot', 'cannot', 'cannot']],
  ['constructor __proto__', ['constructor', 'proto']],
  ['  -- ', []],
])('splits %s into the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('a query gives each word once, and no words when it has more than 40', () => {
  const words = Array.from({ length: 41 }, (_, at) => `w${at}`);
  expect(askedWords('sleep Sleep SLEEP well')).toEqual(['sleep', 'well']);
  expect(askedWords(words.slice(1).join(' '))).toHaveLength(40);
  expect(askedWords(words.join(' '))).toEqual([]);
});

test('the words of any text consist of 1 to 64 letters and digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}]{1,64}$/u);
    }),
  );
});
