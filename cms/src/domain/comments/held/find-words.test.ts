import { findWords, toWordKey } from './find-words';

const isFound = (word: string, text: string) => findWords(text, [{ word }]).length === 1;

test.each([
  ['casino', 'The best CASINO!'],
  ['casino', 'casino'],
  ['Casino', 'cásinö'],
  ['café', 'the cafe is open'],
  ['miracle cure', 'A miracle,\n  cure for all'],
  ['casino', 'ca\u200bsi\u2060n\u00ado'],
  ['casino', 'ｃａｓｉｎｏ'],
  ['casino', '𝓬𝓪𝓼𝓲𝓷𝓸'],
  ['casino', 'cas\u3164ino'],
  // A Cyrillic “а” and “о”.
  ['casino', 'cаsinо'],
  ["men's", 'mens'],
  ['赌场', '最好的赌场在这里'],
  ['カジノ', 'カジノ'],
])('finds %j in %j', (word, text) => {
  expect(isFound(word, text)).toBe(true);
});

test.each([
  ['casino', 'casinos are many'],
  ['ass', 'class, assume, pass'],
  ['miracle cure', 'a miracle without cure'],
  ['cure miracle', 'miracle cure'],
  ['!?', '!?'],
  ['', 'anything'],
])('does not find %j in %j', (word, text) => {
  expect(isFound(word, text)).toBe(false);
});

test('returns the words that it finds', () => {
  const list = [{ word: 'tea' }, { word: 'Green Tea' }, { word: 'coffee' }];
  expect(findWords('Green tea', list)).toEqual([{ word: 'tea' }, { word: 'Green Tea' }]);
});

test('the same word has one key', () => {
  expect(new Set(['Café', ' cafe ', 'CAFE!', 'ｃａｆｅ'].map(toWordKey))).toEqual(new Set(['cafe']));
});

test('takes little time for the longest comment and the longest list', () => {
  const list = Array.from({ length: 500 }, (_, index) => ({ word: `word${index} `.repeat(10).slice(0, 80) }));
  const began = performance.now();
  findWords('å'.repeat(5000), list);
  findWords('a '.repeat(2500), list);
  expect(performance.now() - began).toBeLessThan(2000);
});
