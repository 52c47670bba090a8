import path from 'node:path';
import { uniqueById } from './linear-links';

const { isEqual, uniqWith } = require(
  require.resolve('lodash/fp', { paths: [path.dirname(require.resolve('@strapi/database'))] }),
);

const pivot = (id: unknown, more: object = {}) => ({ id, __pivot: { field: 'content' }, ...more });

test.each([
  [[]],
  [
    [
      pivot(1),
      pivot(2),
      pivot(1),
      pivot(1, { __component: 'a' }),
      pivot('1'),
      pivot(1, { __component: 'a' }),
    ],
  ],
  [[1, 2, 1, '1', null, undefined, null]],
  [[{}, {}, { id: undefined }, { id: { a: 1 } }, { id: { a: 1 } }, [1], [1]]],
])('finds the same in %j as lodash', (items: unknown[]) => {
  expect(uniqueById(items, isEqual)).toEqual(uniqWith(isEqual, items));
});

test('compares only items with the same id', () => {
  const items = Array.from({ length: 1000 }, (_, index) => pivot(index % 500));
  const compare = jest.fn((one: unknown, other: unknown): boolean => isEqual(one, other));
  expect(uniqueById(items, compare)).toHaveLength(500);
  expect(compare).toHaveBeenCalledTimes(500);
});
