import { filterNodes, isNamed, searchCategories } from './search';
import { toNodes } from './nodes';
import { CATEGORIES } from './testing';

const find = (query: string) => searchCategories(CATEGORIES, query).map(({ id }) => id);

test.each([
  // The same name, then names that begin with it, then what belongs to a topic of this name.
  ['sleep', [1, 22, 11, 12]],
  ['nap', [12, 21]],
  ['NAPS', [12, 21]],
  ['training', [22]],
  ['rain', [22]],
  ['children naps', [21]],
  ['childrens', [2, 21, 22]],
  ["children's", [2, 21, 22]],
  ['cafe', [91]],
  ['sleep unknown', []],
  ['(', []],
  ['   ', []],
])('looks for “%s”', (query, ids) => {
  expect(find(query)).toEqual(ids);
});

test('a name counts as the same in another spelling', () => {
  expect(CATEGORIES.filter((category) => isNamed(category, ' café culture ')).map(({ id }) => id)).toEqual([
    91,
  ]);
});

test('a filtered tree has the topics above what was found', () => {
  const filtered = filterNodes(toNodes(CATEGORIES), searchCategories(CATEGORIES, 'naps'));
  expect(filtered.map(({ category, subTopics }) => [category.id, ...subTopics.map(({ id }) => id)])).toEqual([
    [1, 12],
    [2, 21],
  ]);
});
