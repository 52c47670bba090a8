import { slipsOf } from './deletion-variants';

test('slipsOf returns the word and each variant without one letter, with no duplicates', () => {
  expect(slipsOf('knee')).toEqual(['knee', 'nee', 'kee', 'kne']);
  expect(slipsOf('egg')).toEqual(['egg', 'gg', 'eg']);
  expect(slipsOf('of')).toEqual(['of']);
  expect(slipsOf('a')).toEqual([]);
});

test('slipsOf treats a surrogate pair as one letter', () => {
  expect(slipsOf('𠮷abc')).toEqual(['𠮷abc', 'abc', '𠮷bc', '𠮷ac', '𠮷ab']);
});
