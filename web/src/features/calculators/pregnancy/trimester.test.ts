import { toTrimester } from './trimester';

test.each([
  [1, 'First trimester'],
  [12, 'First trimester'],
  [13, 'Second trimester'],
  [27, 'Second trimester'],
  [28, 'Third trimester'],
  [40, 'Third trimester'],
  [41, 'Unknown trimester'],
  [0, 'Unknown trimester'],
  [-1, 'Unknown trimester'],
  [NaN, 'Unknown trimester'],
])('labels week %d as %s', (week, trimester) => {
  expect(toTrimester(week)).toBe(trimester);
});
