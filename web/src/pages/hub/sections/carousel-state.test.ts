import { getCarouselState } from './carousel-state';

const states = (active: number, count: number) =>
  Array.from({ length: count }, (_, place) => getCarouselState(place, active, count));

test.each([
  [0, ['active', 'next', 'hidden', 'hidden', 'hidden', 'prev']],
  [1, ['prev', 'active', 'next', 'hidden', 'hidden', 'hidden']],
  [3, ['hidden', 'hidden', 'prev', 'active', 'next', 'hidden']],
  [5, ['next', 'hidden', 'hidden', 'hidden', 'prev', 'active']],
])('returns the states of six cards when card %i is active', (active, expected) => {
  expect(states(active, 6)).toEqual(expected);
});

test.each([
  [0, ['active']],
  [0, ['active', 'next']],
  [1, ['next', 'active']],
  [0, ['active', 'next', 'prev']],
  [2, ['next', 'prev', 'active']],
  [0, ['active', 'next', 'hidden', 'prev']],
])('returns for few cards with card %i active the states %j', (active, expected) => {
  expect(states(active, expected.length)).toEqual(expected);
});
