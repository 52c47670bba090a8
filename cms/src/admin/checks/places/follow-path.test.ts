import { followPath } from './follow-path';

const row = (key: string, fields: object = {}) => ({ __temp_key__: key, ...fields });
const before = {
  title: 'a',
  content: [row('a'), row('b', { items: [row('x'), row('y')] })],
  seo: { image: 1 },
};

test.each([
  ['the same form', before, ['content', 1, 'items', 0, 'image'], ['content', 1, 'items', 0, 'image']],
  [
    'a block before it',
    { ...before, content: [row('new'), ...before.content] },
    ['content', 1, 'url'],
    ['content', 2, 'url'],
  ],
  [
    'moved blocks and items',
    { content: [row('b', { items: [row('y'), row('x')] }), row('a')] },
    ['content', 1, 'items', 0, 'image'],
    ['content', 0, 'items', 1, 'image'],
  ],
  ['its block removed', { content: [row('a')] }, ['content', 1], undefined],
  ['its item removed', { content: [row('b', { items: [] })] }, ['content', 1, 'items', 0], undefined],
  ['no blocks any more', { content: null }, ['content', 1, 'url'], ['content', 1, 'url']],
  ['a field of its own', {}, ['title'], ['title']],
  ['a part of a component', { seo: { image: 2 } }, ['seo', 'image'], ['seo', 'image']],
  ['the whole form', {}, [], []],
])('a path is followed through a form with %s', (_, now, path, expected) => {
  expect(followPath(path, before, now)).toEqual(expected);
});

test('a node of prose keeps its number: nodes have no keys', () => {
  const prose = { content: [row('a', { body: [{ type: 'paragraph' }] })] };
  expect(followPath(['content', 0, 'body', 0], prose, prose)).toEqual(['content', 0, 'body', 0]);
});
