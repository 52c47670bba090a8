import { edged, trigramsOf } from './trigrams';

test('the first letters are in a trigram of their own, the last ones may go on', () => {
  expect(edged('sleep')).toBe('#sleep#');
  expect(trigramsOf('sleep')).toEqual(['#sl', 'sle', 'lee', 'eep']);
  expect(trigramsOf('sl')).toEqual(['#sl']);
  expect(trigramsOf('s')).toEqual([]);
});
