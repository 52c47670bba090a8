import { mergeSuggestions } from './merge-suggestions';

const isPublic = (id: string): boolean => id === id.toUpperCase();

test.each([
  ['AB', 'AB', 'AB'],
  ['AB', 'AxB', 'AxB'],
  ['AB', 'xAyBz', 'xAyBz'],
  ['AB', 'xyAB', 'xyAB'],
  ['AB', 'BxA', 'ABx'],
  ['AB', 'Bx', 'ABx'],
  ['', 'xCy', 'xy'],
  ['', '', ''],
])('published %s and drafted %s become %s', (published, draft, merged) => {
  expect(mergeSuggestions(Array.from(published), Array.from(draft), isPublic).join('')).toBe(merged);
});
