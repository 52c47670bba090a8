import { findMostAlike, getOverlap } from './overlap';

const set = (letters: string) => new Set(letters);

test.each([
  ['abc', 'abc', 1],
  ['abc', 'bcd', 0.5],
  ['abc', 'd', 0],
  ['', '', 0],
])('%j and %j overlap by %f', (one, other, overlap) => {
  expect(getOverlap(set(one), set(other))).toBe(overlap);
});

test('the list that is looked for is the most similar one, not the one around it', () => {
  const sections = [
    ['page', set('abcdef')],
    ['section', set('cde')],
    ['row', set('cde')],
    ['card', set('c')],
  ] as const;
  expect(findMostAlike(sections, set('cde'))).toBe('section');
  expect(findMostAlike(sections, set('cd'))).toBe('section');
  expect(findMostAlike(sections, set('x'))).toBeUndefined();
});
