import { changeRelation, toFormSnapshot } from './form-snapshot';

const connect = (documentId: string, position?: object) => ({ connect: [{ documentId, position }] });

test.each([
  ['nothing', {}, ['a', 'b', 'c']],
  ['something else', 'text', ['a', 'b', 'c']],
  ['a removed entry', { disconnect: [{ documentId: 'b' }] }, ['a', 'c']],
  ['a new entry', connect('d'), ['a', 'b', 'c', 'd']],
  ['a new first entry', connect('d', { start: true }), ['d', 'a', 'b', 'c']],
  ['an entry dragged before another', connect('c', { before: 'a' }), ['c', 'a', 'b']],
  ['an entry dragged after another', connect('a', { after: 'b' }), ['b', 'a', 'c']],
  ['an entry after one that is gone', connect('d', { after: 'gone' }), ['a', 'b', 'c', 'd']],
])('applies %s to a relation', (_what, changes, expected) => {
  expect(changeRelation(['a', 'b', 'c'], changes)).toEqual(expected);
});

const ATTRIBUTES = {
  title: { type: 'string' },
  author: { type: 'string' },
  topic: { type: 'relation', relation: 'manyToOne', target: 'api::category.category' },
  blogs: { type: 'relation', relation: 'manyToMany', target: 'api::blog.blog' },
};
const take = (form: object) =>
  toFormSnapshot(
    { ...form },
    { title: 'Stored', author: 'Ann', topic: 't1', blogs: ['a'] },
    ATTRIBUTES,
    () => ({}),
  );

test('has what was typed, changed relations, and the fields that the form does not have', () => {
  expect(take({ title: 'Typed', topic: connect('t2'), blogs: connect('b') })).toEqual({
    title: 'Typed',
    author: 'Ann',
    topic: 't2',
    blogs: ['a', 'b'],
  });
});

test('an emptied field is empty, and relations without changes stay', () => {
  expect(take({ title: 'Typed', author: null, topic: {}, blogs: { connect: [], disconnect: [] } })).toEqual({
    title: 'Typed',
    topic: 't1',
    blogs: ['a'],
  });
  expect(take({ topic: { disconnect: [{ documentId: 't1' }] } })).not.toHaveProperty('topic');
});

test('changes of relations apply to what is stored now, as they will when the form is saved', () => {
  const form = { blogs: { disconnect: [{ documentId: 'a' }] }, topic: {} };
  const [base, stored] = [
    { title: 'Opened', topic: 't1', blogs: ['a', 'b'] },
    { title: 'Stored', topic: 't2', blogs: ['a', 'c'] },
  ];
  expect(toFormSnapshot(form, base, ATTRIBUTES, () => ({}), stored)).toEqual({
    title: 'Opened',
    topic: 't2',
    blogs: ['c'],
  });
});
