import { deletionVariants } from './deletion-variants';

test('deletionVariants returns the word and each variant without one letter, with no duplicates', () => {
  expect(deletionVariants('knee')).toEqual(['knee', 'nee', 'kee', 'kne']);
  expect(deletionVariants('egg')).toEqual(['egg', 'gg', 'eg']);
  expect(deletionVariants('of')).toEqual(['of']);
  expect(deletionVariants('a')).toEqual([]);
});

test('deletionVariants treats a surrogate pair as one letter', () => {
  expect(deletionVariants('𠮷abc')).toEqual(['𠮷abc', 'abc', '𠮷bc', '𠮷ac', '𠮷ab']);
});
