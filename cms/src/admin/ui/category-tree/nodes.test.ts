import { getPath, getTopicId, indexById, toNodes, toRows } from './nodes';
import { CATEGORIES, toCategory } from './testing';

const all = [...CATEGORIES, toCategory(92, 'Power Naps', 12)];
const nodes = toNodes(all);
const show = (expanded: number[]) =>
  toRows(nodes, new Set(expanded)).map(({ category, level, position, size, isExpanded }) =>
    [level, `${position}/${size}`, category.name, isExpanded].join(' '),
  );

test('topics come in their order, closed; sub-topics without a topic come last', () => {
  expect(show([])).toEqual([
    '1 1/5 Sleep false',
    '1 2/5 Children’s Health false',
    '1 3/5 Aging ',
    '1 4/5 Café Culture ',
    '1 5/5 Power Naps ',
  ]);
});

test('open topics show their sub-topics, with their place among them', () => {
  expect(show([2, 3])).toEqual([
    '1 1/5 Sleep false',
    '1 2/5 Children’s Health true',
    '2 1/2 Naps ',
    '2 2/2 Sleep Training ',
    '1 3/5 Aging ',
    '1 4/5 Café Culture ',
    '1 5/5 Power Naps ',
  ]);
});

test('a path tells two categories of the same name apart', () => {
  const byId = indexById(CATEGORIES);
  const paths = [12, 21, 1, 91].map((id) => getPath(byId.get(id) ?? CATEGORIES[0]!, byId));
  expect(paths).toEqual(['Sleep › Naps', 'Children’s Health › Naps', 'Sleep', 'Café Culture']);
});

test('the topic of a topic is itself; a sub-topic may have none', () => {
  const byId = indexById(all);
  const topics = [1, 12, 91, 92].map((id) => getTopicId(byId.get(id) ?? CATEGORIES[0]!, byId));
  expect(topics).toEqual([1, 1, undefined, undefined]);
});
