import {
  emptyRating,
  pickRating,
  revertRating,
  acceptRating,
  receiveRating,
  receiveRatingAfterRestore,
} from './own-rating';

const own = { of: 'a', accepted: 2, shown: 5 };

test('a late server response does not override a rating picked or accepted meanwhile', () => {
  expect(receiveRating(emptyRating('a'), 'a', 3)).toEqual({ of: 'a', accepted: 3, shown: 3 });
  expect(receiveRating(own, 'a', 3)).toEqual(own);
  expect(receiveRating(pickRating(emptyRating('a'), 'a', 5), 'a', 3)).toEqual({
    of: 'a',
    accepted: 3,
    shown: 5,
  });
});

test('ratings of another member are never mixed in', () => {
  expect(receiveRating(own, 'b', 3)).toEqual({ of: 'b', accepted: 3, shown: 3 });
  expect(pickRating(own, 'b', 1)).toEqual({ of: 'b', accepted: null, shown: 1 });
  expect(acceptRating(own, 'b', 1)).toBe(own);
  expect(revertRating(own, 'b', 5)).toBe(own);
});

test('a rejected rating reverts to the last accepted one unless another is already picked', () => {
  expect(revertRating(own, 'a', 5)).toEqual({ of: 'a', accepted: 2, shown: 2 });
  expect(revertRating(own, 'a', 4)).toBe(own);
  expect(acceptRating(own, 'a', 5)).toEqual({ of: 'a', accepted: 5, shown: 5 });
});

test('a restored page shows a rating given elsewhere, unless another was picked here since', () => {
  expect(receiveRatingAfterRestore(own, own, 'a', 3)).toEqual({ of: 'a', accepted: 3, shown: 3 });
  expect(receiveRatingAfterRestore(pickRating(own, 'a', 1), own, 'a', 3)).toEqual({
    of: 'a',
    accepted: 2,
    shown: 1,
  });
  expect(receiveRatingAfterRestore(own, own, 'a', null)).toEqual(own);
});
