import { toRows } from './rows';

test.each([
  [[], []],
  [[1], [[1]]],
  [[1, 2, 3], [[1, 2, 3]]],
  [
    [1, 2, 3, 4],
    [[1, 2, 3], [4]],
  ],
  [
    [1, 2, 3, 4, 5, 6],
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
  ],
])('splits %j into rows of three', (items, rows) => {
  expect(toRows(items, 3)).toEqual(rows);
});
