import { inBatches } from './in-batches';

test.each([
  [[], []],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3, 4, 5],
    [[1, 2], [3, 4], [5]],
  ],
])('processes %j two at a time', (items, batches) => {
  expect(inBatches<number>(items, 2)).toEqual(batches);
});
