import { getPath, indexById, toNodes, toRows } from './nodes';
import { CATEGORIES } from './testing';

const nodes = toNodes(CATEGORIES);
const show = (expanded: number[]) =>
  toRows(nodes, new Set(expanded)).map(({ category, level, position, size, isExpanded }) =>
    [level, `${position}/${size}`, category.name, isExpanded].join(' '),
  );

test('topics come in their order, closed; a sub-topic without its topic comes last', () => {
  expect(show([])).toEqual([
    '1 1/4 Sleep false',
    '1 2/4 Children’s Health false',
    '1 3/4 Aging ',
    '1 4/4 Café Culture ',
  ]);
});

test('open topics show their sub-topics, with their place among them', () => {
  expect(show([2, 3])).toEqual([
    '1 1/4 Sleep false',
    '1 2/4 Children’s Health true',
    '2 1/2 Naps ',
    '2 2/2 Sleep Training ',
    '1 3/4 Aging ',
    '1 4/4 Café Culture ',
  ]);
});

test('a path tells two categories of the same name apart', () => {
  const byId = indexById(CATEGORIES);
  const paths = [12, 21, 1, 91].map((id) => getPath(byId.get(id) ?? CATEGORIES[0]!, byId));
  expect(paths).toEqual(['Sleep › Naps', 'Children’s Health › Naps', 'Sleep', 'Café Culture']);
});
