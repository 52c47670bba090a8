import fc from 'fast-check';
import { markWords } from './mark-words';

const marked = (text: string, search: string) =>
  markWords(text, search).flatMap((part) => (part.marked ? [part.text] : []));

test.each([
  ['Insomnia: what really helps', 'insom', ['Insomnia']],
  ['Sleep and sleeping, asleep', 'sleep', ['Sleep', 'sleeping']],
  ["Men's sleep: 8 hours", 'mens 8', ["Men's", '8']],
  ['Crème brûlée', 'creme BRÛ', ['Crème', 'brûlée']],
  ['Cafe\u0301 society', 'café', ['Cafe\u0301']],
  ['Cœliac disease, Bjørn, Straße', 'coeliac bjorn strasse', ['Cœliac', 'Bjørn', 'Straße']],
  ['Strasse', 'straße', ['Strasse']],
  ["When you can't sleep", 'cannot', ["can't"]],
  ['Why we cannot rest', 'can’t', ['cannot']],
  ['Menʼs health', 'mens', ['Menʼs']],
  ['睡眠不足的治疗', '睡眠', ['睡眠']],
  ['睡眠不足的治疗', '治疗 不足', ['不足', '治疗']],
  ['การนอนหลับ', 'นอน', ['นอน']],
  ['乳がんとガン', 'がん ガン', ['がん', 'ガン']],
  ['A calmer evening', 'xyz', []],
  ['A calmer evening', '', []],
  ['', 'sleep', []],
])('in “%s” the search “%s” marks %j', (text, search, words) => {
  expect(marked(text, search)).toEqual(words);
});

test('keeps the text around a match unmarked', () => {
  expect(markWords('What helps sleep?', 'helps')).toEqual([
    { text: 'What ', marked: false },
    { text: 'helps', marked: true },
    { text: ' sleep?', marked: false },
  ]);
});

test('preserves the whole text for any search', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, search) => {
      const parts = markWords(text, search);
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }),
  );
});
