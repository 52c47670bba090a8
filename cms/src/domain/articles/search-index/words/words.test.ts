import fc from 'fast-check';
import { queryWords, hasAllPrefixes, indexWords } from './words';

test.each([
  ["Men's Health: Café & You", ['mens', 'health', 'cafe', 'you']],
  ['sleep-training', ['sleep', 'training']],
  ['B12 — 5,000 IU', ['b12', '5', '000', 'iu']],
  ['"AND" OR NEAR(x) * ^title:', ['and', 'or', 'near', 'x', 'title']],
  ['睡眠 und Schläfrigkeit', ['睡眠', '眠', 'und', 'schlafrigkeit']],
  ['B12维生素8', ['b12', '维生素', '生素', '素', '8']],
  ['การนอน', ['การ', 'ารน', 'รนอ', 'นอน', 'อน', 'น']],
  ['ラーメン', ['ラーメ', 'ーメン', 'メン', 'ン']],
  ['수면 시간', ['수면', '시간'].map((word) => word.normalize('NFKD'))],
  ['ΣΊΣ σίσυφος', ['σισ', 'σισυφοσ']],
  ['In\u00adsom\u00adnia \u200bwell\u2060being', ['insomnia', 'wellbeing']],
  ['Men‘s menʼs men`s', ['mens', 'mens', 'mens']],
  ['Straße, cœur, Søvn, Łódź, ısı', ['strasse', 'coeur', 'sovn', 'lodz', 'isi']],
  ["Can't, can’t, cant, cannot", ['cannot', 'cannot', 'cannot', 'cannot']],
  ['constructor __proto__', ['constructor', 'proto']],
  ['  -- ', []],
])('splits %s into the words %j', (text, words) => {
  expect(indexWords(text)).toEqual(words);
});

test('a query gives each word once, and no words when it has more than 40', () => {
  const words = Array.from({ length: 41 }, (_, at) => `w${at}`);
  expect(queryWords('sleep Sleep SLEEP well')).toEqual(['sleep', 'well']);
  expect(queryWords(words.slice(1).join(' '))).toHaveLength(40);
  expect(queryWords(words.join(' '))).toEqual([]);
});

test.each([
  ['睡眠', ['睡眠']],
  ['睡眠不足', ['睡眠不', '眠不足']],
  ['b12维生素', ['b12', '维生素']],
  ['การนอน', ['การ', 'นอน']],
])('splits the query %s into as few words as cover it: %j', (question, words) => {
  expect(queryWords(question)).toEqual(words);
});

test('finds any part of a text without spaces', () => {
  const signs = fc.array(fc.constantFrom(...Array.from('睡眠不足的治疗方法')), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(signs, fc.nat(), fc.integer({ min: 1, max: 12 }), (text, place, length) => {
      const start = place % text.length;
      const piece = text.slice(start, start + length).join('');
      expect(hasAllPrefixes(indexWords(text.join('')), queryWords(piece))).toBe(true);
    }),
  );
});

test('the words of any text consist of 1 to 64 letters and digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const word of indexWords(text)) expect(word).toMatch(/^[\p{L}\p{N}]{1,64}$/u);
    }),
  );
});

test.each([
  ['昨夜星辰\n画楼', '星辰画'],
  ['昨夜星辰 \n 画楼', '星辰画'],
  ['ข้าว\nผัด', 'ข้าวผัด'],
])('joins a word of %j across a line break', (text, search) => {
  expect(hasAllPrefixes(indexWords(text), queryWords(search))).toBe(true);
});

test('ends such words at an empty line, at punctuation and at letters of other scripts', () => {
  expect(hasAllPrefixes(indexWords('昨夜星辰\n\n画楼'), queryWords('辰画'))).toBe(false);
  expect(hasAllPrefixes(indexWords('昨夜星辰。\n画楼'), queryWords('辰画'))).toBe(false);
  expect(indexWords('sleep\nwell 睡')).toEqual(['sleep', 'well', '睡']);
});
