import { emptyRating, picked, refused, taken, told, toldAgain } from './own-rating';

const own = { of: 'a', accepted: 2, shown: 5 };

test('a late server response does not override a rating picked or accepted meanwhile', () => {
  expect(told(emptyRating('a'), 'a', 3)).toEqual({ of: 'a', accepted: 3, shown: 3 });
  expect(told(own, 'a', 3)).toEqual(own);
  expect(told(picked(emptyRating('a'), 'a', 5), 'a', 3)).toEqual({ of: 'a', accepted: 3, shown: 5 });
});

test('ratings of another member are never mixed in', () => {
  expect(told(own, 'b', 3)).toEqual({ of: 'b', accepted: 3, shown: 3 });
  expect(picked(own, 'b', 1)).toEqual({ of: 'b', accepted: null, shown: 1 });
  expect(taken(own, 'b', 1)).toBe(own);
  expect(refused(own, 'b', 5)).toBe(own);
});

test('a refused rating reverts to the last accepted one unless another is already picked', () => {
  expect(refused(own, 'a', 5)).toEqual({ of: 'a', accepted: 2, shown: 2 });
  expect(refused(own, 'a', 4)).toBe(own);
  expect(taken(own, 'a', 5)).toEqual({ of: 'a', accepted: 5, shown: 5 });
});

test('a page that comes back shows a rating given elsewhere, unless another was picked here since', () => {
  expect(toldAgain(own, own, 'a', 3)).toEqual({ of: 'a', accepted: 3, shown: 3 });
  expect(toldAgain(picked(own, 'a', 1), own, 'a', 3)).toEqual({ of: 'a', accepted: 2, shown: 1 });
  expect(toldAgain(own, own, 'a', null)).toEqual(own);
});
