import { slipsOf } from './slips';

test('a word and what is left of it without one letter, each once', () => {
  expect(slipsOf('knee')).toEqual(['knee', 'nee', 'kee', 'kne']);
  expect(slipsOf('egg')).toEqual(['egg', 'gg', 'eg']);
  expect(slipsOf('of')).toEqual(['of']);
  expect(slipsOf('a')).toEqual([]);
});

test('a letter of two halves is left out as one', () => {
  expect(slipsOf('𠮷abc')).toEqual(['𠮷abc', 'abc', '𠮷bc', '𠮷ac', '𠮷ab']);
});
